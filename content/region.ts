/** Where all hotels are: the end of every address. */
export const region = { state: 'Kerala', country: 'India' };

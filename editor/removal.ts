/** The beginning of what the list of hotels says, by which the form finds it. */
export const REMOVAL =
  'Some pages show or name a hotel, or use its pictures. Change these before you delete it:';

import data from './malayalam.json';

/** The Malayalam words beside what a hotel says of itself in Malayalam. */
export const malayalam = data;

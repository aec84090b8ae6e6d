import { content } from './content';

/** The town with this name: its name in Malayalam and its district. */
export const townByName = (name: string) => content.towns.towns.find((town) => town.name === name);

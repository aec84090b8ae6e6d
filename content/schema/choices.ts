import type { Content } from './schema';

/** An entry of another file that a field can choose: its value, and the words that people see. */
export interface Choice {
  label: string;
  value: string;
}

/** The entries of other files that a field can choose, by the `input` of the field in the schema. */
export const choices = {
  hotel: ({ hotels }) => Object.entries(hotels).map(([value, { name }]) => ({ label: name, value })),
  town: ({ towns }) => towns.towns.map(({ name }) => ({ label: name, value: name })),
  room: ({ rooms }) => rooms.rooms.map(({ id, title }) => ({ label: title, value: id })),
  page: ({ pages }) => Object.values(pages).map(({ path, title }) => ({ label: title, value: path })),
} satisfies Record<string, (content: Content) => Choice[]>;

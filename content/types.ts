/**
 * The shapes of the content, read off content/schema.ts, for the parts that show it. Types alone pass this door: the
 * checking library behind the schema stays out of the browser.
 */
export type * from './schema';

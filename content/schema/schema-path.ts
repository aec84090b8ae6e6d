/** The places in the schema, as types: after renaming a field, TypeScript finds every rule that has its old name. */
import type { Point } from '../../lib/coordinates';

import type { Content, HotelFile } from './schema';

/** What the files hold, by their name; all hotels have one schema. */
type Files = Omit<Content, 'hotels'> & { hotels: HotelFile };

/** The keys on the way to each value, group and list in a value. The entries of a list have no key. */
type PathsIn<Value> = Value extends readonly (infer Entry)[]
  ? PathsIn<Entry>
  : Value extends Point | string | number | boolean
    ? never
    : { [Key in keyof Value & string]-?: Key | `${Key} ${PathsIn<Value[Key]>}` }[keyof Value & string];

/** The same, each key by itself, without the names of pages, headings and labels. */
type KeysIn<Value> = Value extends readonly (infer Entry)[]
  ? KeysIn<Entry>
  : Value extends string | number | boolean
    ? never
    : {
        [Key in keyof Value & string]-?: (string extends Key ? never : Key) | KeysIn<Value[Key]>;
      }[keyof Value & string];

/** The file and the keys: 'rooms', 'rooms rooms', 'rooms rooms price', 'hotels rows text', 'pages home title'. */
export type SchemaPath = PathsIn<Files>;

/**
 * The key of a field: 'price', 'text', 'title'. Several groups can have it. If only one of them renames it, the unit
 * tests of the marks find it: they change only fields that the schema has.
 */
export type FieldKey = KeysIn<Files[keyof Files]>;

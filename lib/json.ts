/** A JSON object. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object: not a list, and not null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are written the same in JSON. */
export const isSameJson = (first: unknown, second: unknown) =>
  JSON.stringify(first) === JSON.stringify(second);

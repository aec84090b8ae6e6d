import type { Content, FileName } from '../schema';

/** A mistake in the content: where it is, what is wrong and how to fix it. */
export interface Problem {
  /** The name of the file below content/, without its ending: 'offers', 'hotels/kochi'. */
  file: string;
  /** The steps to the field: ['offers', 1, 'code']. */
  path: readonly PropertyKey[];
  message: string;
}

/** "content/offers.json, offers 2 code: 'fest 40' has a space; use letters, digits and dashes". People count from one. */
export function formatProblem({ file, path, message }: Problem): string {
  const field = path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' ');
  return `content/${file}.json${field && `, ${field}`}: ${message}`;
}

/** A text of the content and its place. */
export interface Text {
  file: string;
  path: readonly PropertyKey[];
  value: string;
}

/** The files of some content with their names; hotels are 'hotels/kochi'. */
export function filesOf({ hotels, ...files }: Content): [file: string, data: unknown][] {
  return [
    ...Object.entries(files),
    ...Object.entries(hotels).map(([id, hotel]): [string, unknown] => [`hotels/${id}`, hotel]),
  ];
}

/** Every text of the content. */
export function textsOf(content: Content): Text[] {
  const below = (file: string, value: unknown, path: PropertyKey[]): Text[] => {
    if (typeof value === 'string') return [{ file, path, value }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      below(file, inner, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  };
  return filesOf(content).flatMap(([file, data]) => below(file, data, []));
}

/** A problem at a place: `at('offers', ['offers', 1, 'code'], '…')`. */
export const at = (
  file: FileName | `hotels/${string}`,
  path: readonly PropertyKey[],
  message: string,
): Problem => ({ file, path, message });

/** A problem for each entry that has the same key as an earlier one; `message` gets the earlier entry's index. */
export function repeats<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string | undefined,
  problem: (entry: T, index: number, earlier: T) => Problem,
): Problem[] {
  const seen = new Map<string, T>();
  return entries.flatMap((entry, index) => {
    const key = keyOf(entry)
      ?.toLowerCase()
      .replace(/[\s.]+$/, '');
    if (!key) return [];
    const earlier = seen.get(key);
    if (earlier === undefined) {
      seen.set(key, entry);
      return [];
    }
    return [problem(entry, index, earlier)];
  });
}

/** Finds keys that a JSON file has twice. JSON.parse does not report them: it keeps the last value. */

const tokens = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],]/g;

interface Level {
  /** The keys so far; undefined in a list. */
  keys?: Set<string>;
  /** The key or the number of the current entry. */
  at: string | number;
}

/**
 * The paths of keys that an object has twice: [['offers', 1, 'code']].
 *
 * @param json valid JSON
 */
export function duplicateJsonKeys(json: string): (string | number)[][] {
  const found: (string | number)[][] = [];
  const levels: Level[] = [];
  for (const [token, colon] of json.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ keys: new Set(), at: '' });
    else if (token === '[') levels.push({ at: 0 });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && typeof level?.at === 'number') level.at += 1;
    else if (colon && level?.keys) {
      level.at = JSON.parse(token.slice(0, -colon.length)) as string;
      if (level.keys.has(level.at)) found.push(levels.map(({ at }) => at));
      level.keys.add(level.at);
    }
  }
  return found;
}

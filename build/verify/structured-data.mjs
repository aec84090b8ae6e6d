import { readVocabulary } from './vocabulary.mjs';

/** What the values that are no objects look like, by the names that the vocabulary gives them. */
const literals = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value),
  Time: (value) =>
    typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(Z|[+-]\d\d:\d\d)?$/.test(value),
  Number: (value) => typeof value === 'number',
  Float: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
};

/**
 * What is wrong with one page's structured data, held against the vocabulary of schema.org.
 *
 * @param {string} json the text of a script of type application/ld+json
 * @returns {{ faults: string[], defined: string[], referred: string[] }} faults in plain words; the identifiers that the
 *   data describes and those that it only refers to
 */
export function inspectStructuredData(json) {
  const found = { faults: [], defined: [], referred: [] };
  let data;
  try {
    data = JSON.parse(json);
  } catch (error) {
    found.faults.push(`has structured data that is no JSON: ${error.message}`);
    return found;
  }
  if (data['@context'] !== 'https://schema.org')
    found.faults.push(`has structured data in the context ${data['@context']}, not https://schema.org`);
  const { '@context': _, '@graph': parts, ...rest } = data;
  for (const [index, part] of (parts ?? [rest]).entries()) {
    inspectObject(part, `structured data, part ${index + 1}`, found);
  }
  return found;
}

function inspectObject(object, place, found) {
  const vocabulary = readVocabulary();
  const types = [object['@type'] ?? []].flat();
  const where = `${place} (${types.join(' and ')})`;
  if (types.length === 0) found.faults.push(`${place} has no @type`);
  const unknown = types.filter((type) => !vocabulary.has(type));
  for (const type of unknown)
    found.faults.push(`${place} has the type ${type}, which schema.org does not know`);
  if (object['@id'] !== undefined) found.defined.push(object['@id']);
  if (unknown.length > 0 || types.length === 0) return;

  for (const [property, value] of Object.entries(object)) {
    if (property === '@type' || property === '@id') continue;
    const ranges = types.map((type) => vocabulary.rangeOf(type, property)).filter(Boolean);
    if (ranges.length === 0) {
      found.faults.push(`${where} has ${property}, which is no property of ${types.join(' or ')}`);
      continue;
    }
    for (const each of [value].flat()) {
      inspectValue(each, ranges.flat(), `${where}, ${property}`, found);
    }
  }
}

function inspectValue(value, range, place, found) {
  const vocabulary = readVocabulary();
  const wanted = range.filter((name) => name !== 'IdReference').join(' or ');
  if (typeof value === 'object' && value !== null) {
    const isReference = value['@id'] !== undefined && Object.keys(value).length === 1;
    if (isReference) {
      found.referred.push(value['@id']);
      return;
    }
    const types = [value['@type'] ?? []].flat();
    const fits = types.some((type) => range.some((name) => vocabulary.isKindOf(type, name)));
    if (!fits)
      found.faults.push(`${place} holds ${types.join(' and ') || 'something without a type'}, not ${wanted}`);
    inspectObject(value, place, found);
    return;
  }
  const fits = range.some(
    (name) =>
      literals[name]?.(value) ||
      vocabulary.wordsOf(name).has(value) ||
      // A thing may be named by its address alone.
      (vocabulary.has(name) && vocabulary.wordsOf(name).size === 0 && literals.URL(value)),
  );
  if (!fits) found.faults.push(`${place} holds ${JSON.stringify(value)}, which is no ${wanted}`);
}

/** Reports photographs that changed in a way that the texts do not tell. */
import { pictureOfFile } from '../../content/picture-names';

import type { Context } from './marks/context';
import type { ReportedChange, State } from './report';
import { altOf, usesOf } from './value-words';
import { placesOf, type Names } from './where';

/**
 * Photographs that were replaced, added or removed. One that an entry began or ceased to show is reported with that
 * entry.
 *
 * @param before the files below content/pictures, each with a hash
 * @param after the same of the new content
 */
export function changedPhotographs(
  before: State['pictures'],
  after: State['pictures'],
  { fieldsBefore, fieldsAfter }: Context,
  names: Names,
): ReportedChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
    const [old, now] = [before.get(file), after.get(file)];
    if (old === now) return [];
    const name = pictureOfFile(file);
    const [usesBefore, uses] = [usesOf(name, fieldsBefore), usesOf(name, fieldsAfter)];
    const kind = old && now ? 'changed' : now ? 'added' : 'removed';
    if (kind !== 'changed' && usesBefore.length > 0 !== uses.length > 0) return [];
    const mark = {
      changed: 'is another photograph now; do the words about it still fit?',
      added: uses.length === 0 ? 'no page shows it; choose it where it belongs, or delete it' : '',
      removed: '',
    }[kind];
    const words = altOf(name, fieldsAfter) ?? altOf(name, fieldsBefore);
    const title = `Photograph: ${words ? `${words} (${file})` : file}`;
    return [{ kind, title, values: [], where: placesOf(uses, names), marks: mark ? [mark] : [] }];
  });
}

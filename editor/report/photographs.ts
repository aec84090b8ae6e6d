/** Reports photographs that changed in a way that the texts do not tell. */
import { pictureName } from '../../content/picture-names';
import type { Field } from '../../content/schema/fields';

import type { Context } from './marks/context';
import type { ReportedChange, State } from './report';
import { altOf } from './value-words';
import { placesOf } from './where';

/** 'rooms/standard.phone.dusk.jpg' is another form of 'rooms/standard'. */
const nameOf = (file: string) => pictureName(file).replace(/(\.phone)?(\.dusk)?$/, '');

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
  context: Context,
): ReportedChange[] {
  const usesIn = (fields: readonly Field[], file: string) =>
    fields.filter(({ input, value }) => input === 'picture' && pictureName(String(value)) === nameOf(file));
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
    const [old, now] = [before.get(file), after.get(file)];
    if (old === now) return [];
    const [usesBefore, uses] = [usesIn(context.fieldsBefore, file), usesIn(context.fieldsAfter, file)];
    const kind = old && now ? 'changed' : now ? 'added' : 'removed';
    if (kind !== 'changed' && usesBefore.length > 0 !== uses.length > 0) return [];
    const mark = {
      changed: 'is another photograph now; do the words about it still fit?',
      added: uses.length === 0 ? 'no page shows it; choose it where it belongs, or delete it' : '',
      removed: '',
    }[kind];
    const words = altOf(nameOf(file), context.after) ?? altOf(nameOf(file), context.before);
    const title = `Photograph: ${words ? `${words} (${file})` : file}`;
    return [{ kind, title, values: [], where: placesOf(uses, context), marks: mark ? [mark] : [] }];
  });
}

/** Warns of a hotel that is removed, and of lists that lose entries. */
import { usesOfHotel } from '../../../../content/check/hotel-uses';
import { hotelIdOf } from '../../../../content/schema/fields';
import type { SchemaPath } from '../../../../content/schema/schema-path';
import type { Change } from '../../compare';
import { joinNames, subjectAndLabels, type Context } from '../warning-rule';

/** Lists whose entries are rarely removed. Pictures and offers are often removed. */
const rarelyRemoved: readonly SchemaPath[] = [
  'hotels amenities',
  'rooms rooms',
  'hero slides',
  'explore tabs',
  'facilities cards',
  'questions questions',
];

/** A hotel that is removed, or a list that loses a third of its entries or more. */
export function removedEntry(
  { kind, file, schemaPath, labels, orders, fields }: Change,
  context: Context,
): string[] {
  const { changes, before: published } = context;
  if (kind !== 'removed') return [];
  const id = labels.length === 0 && hotelIdOf(file);
  const hotel = id && published.hotels[id];
  if (hotel) {
    const uses = usesOfHotel(id, hotel, context.fieldsAfter);
    const needed = uses.map((field) => subjectAndLabels(field, context));
    return [
      'this hotel will be removed from the whole site',
      ...(needed.length > 0 ? [`it is still needed in ${joinNames(needed, Infinity)}`] : []),
    ];
  }
  if (!orders && fields.length > 2) return ['is empty now: everything in it was removed'];
  const [before, after] = orders ?? [[], []];
  const isFirst = changes.find((change) => change.orders === orders)?.labels === labels;
  const gone = before.length - after.length;
  if (isFirst && gone > 1 && gone >= before.length / 3)
    return [`only ${after.length} of ${before.length} entries are left`];
  return gone > 0 && rarelyRemoved.includes(schemaPath) ? ['was removed; is this correct?'] : [];
}

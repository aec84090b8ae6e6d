/** Warns of another order of hotels, rooms, slides, tabs or cards. */
import type { Content } from '../../../../content/schema/schema';
import type { SchemaPath } from '../../../../content/schema/schema-path';
import type { Change } from '../../compare';
import { othersLike, ownerOf, type WarningRule } from '../warning-rule';

/** A hotel that moves in the order: of all that move, those that move farthest. */
export const changedOrder: WarningRule = ({ before, after }, context) => {
  if (after?.schemaPath !== 'hotels order' || !before) return undefined;
  const duplicate = othersLike(after, context.fieldsAfter).find(({ value }) => value === after.value);
  const name = ownerOf(duplicate, context.after)?.name;
  if (name) return `is also the number of ${name}; which one comes first?`;
  const [old, now] = [ranksIn(context.before), ranksIn(context.after)];
  const way = (id: string) => Math.abs((now.get(id) ?? 0) - (old.get(id) ?? 0));
  const staying = [...now.keys()].filter((id) => old.has(id));
  const [own, farthest] = [way(after.owner!), Math.max(...staying.map(way))];
  return (
    own > 0 &&
    own === farthest &&
    `moves from place ${old.get(after.owner!)} to place ${now.get(after.owner!)} in all lists; is this correct?`
  );
};

/** The rank of each hotel, from 1 on. */
const ranksIn = ({ hotels }: Content) =>
  new Map(
    Object.entries(hotels)
      .sort(([, a], [, b]) => (a.order ?? Infinity) - (b.order ?? Infinity))
      .map(([id], index) => [id, index + 1]),
  );

/** Lists whose order guests see at first sight. Questions, pictures and offers are often sorted again. */
const ordered: readonly SchemaPath[] = ['rooms rooms', 'hero slides', 'explore tabs', 'facilities cards'];
/** Rooms, slides, tabs or cards in another order. */
export const changedOrderOfList = ({ kind, schemaPath, orders }: Change): string[] =>
  kind === 'moved' && orders && ordered.includes(schemaPath)
    ? [`has a new order, and begins with ${orders[1][0]}; is this correct?`]
    : [];

import { slug } from '../../slug';
import type { Check } from '../mistake';

/** Refuses two entries whose titles give the same id: the site would mix up their links, prices and hours. */
export function uniqueIds({ content, report }: Check): void {
  const { offers, rooms, facilities, explore, counters } = content;
  const lists: [place: string, entries: readonly { id?: string; title?: string; label?: string }[]][] = [
    ['offers offers', offers.offers],
    ['rooms rooms', rooms.rooms],
    ['rooms carousel', rooms.carousel],
    ['facilities cards', facilities.cards],
    ['explore tabs', explore.tabs],
    ['counters counters', counters.counters],
  ];
  for (const [place, entries] of lists) {
    const seen = new Map<string, string>();
    for (const [index, { id, title, label }] of entries.entries()) {
      const words = title ?? label ?? '';
      const own = id ?? slug(words);
      const at = `${place} ${index} ${title === undefined ? 'label' : 'title'}`;
      report(at, own === '' && `'${words}' has no letter or digit; write a word`);
      const duplicate = seen.get(own);
      report(
        at,
        duplicate &&
          `'${words}' and '${duplicate}' become the same name in the site ('${own}'); change a word`,
      );
      seen.set(own, words);
    }
  }
}

import { slug } from '../../slug';
import type { Check } from '../mistake';

/**
 * Refuses two entries with the same id, of their own or from their titles: the site would mix up their links, prices
 * and hours.
 */
export function duplicateIds({ content, report }: Check): void {
  const { offers, rooms, facilities, explore, counters } = content;
  const lists: [list: string, entries: readonly { id?: string; title?: string; label?: string }[]][] = [
    ['offers offers', offers.offers],
    ['rooms rooms', rooms.rooms],
    ['rooms carousel', rooms.carousel],
    ['facilities cards', facilities.cards],
    ['explore tabs', explore.tabs],
    ['counters counters', counters.counters],
  ];
  for (const [list, entries] of lists) {
    const seen = new Map<string, string>();
    for (const [index, { id, title, label }] of entries.entries()) {
      const words = title ?? label ?? '';
      const own = id ?? slug(words);
      const at = `${list} ${index} ${title === undefined ? 'label' : 'title'}`;
      report(at, own === '' && `'${words}' has no letter or digit; write a word`);
      const duplicate = seen.get(own);
      seen.set(own, words);
      if (!duplicate) continue;
      if (id)
        report(
          at,
          `'${words}' and '${duplicate}' have the same hidden id ('${id}'); delete one, and add it again without copying it`,
        );
      else
        report(
          at,
          `'${words}' and '${duplicate}' become the same name in the site ('${own}'); change a word`,
        );
    }
  }
}

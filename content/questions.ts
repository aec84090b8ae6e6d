import { formatTime } from '../lib/format';

import { formatAccess } from './access';
import { content } from './content';
import { hotels, type Hotel } from './hotels';
import { labels } from './labels';
import type { FactName } from './schema/hotel-schema';

/** What some hotels say: their names, and the words that they share. */
interface Fact {
  hotels: string[];
  words: string;
}

/** A hotel's own words about a fact; undefined if the hotel does not have it. */
function wordsOf({ stay, access }: Pick<Hotel, 'stay' | 'access'>, fact: FactName): string | undefined {
  if (fact === 'access') return formatAccess(access);
  if (fact === 'temple' || fact === 'identity') return stay[fact];
  if (fact === 'checkIn') return formatTime(stay.checkIn);
  return stay[fact] ?? labels.askDesk;
}

/** What each hotel says about a fact. Hotels that say the same are named together, in the order of the hotels. */
export function factsOf(list: readonly Pick<Hotel, 'name' | 'stay' | 'access'>[], fact: FactName): Fact[] {
  const facts = new Map<string, string[]>();
  for (const hotel of list) {
    const words = wordsOf(hotel, fact);
    if (words) facts.set(words, [...(facts.get(words) ?? []), hotel.name]);
  }
  return [...facts].map(([words, names]) => ({ hotels: names, words }));
}

/** What guests ask, with the answer for every hotel and what differs from one to another. */
export const questions = content.questions.questions.map(({ question, answer, fact }) => ({
  question,
  fact,
  answer,
  facts: fact ? factsOf(hotels, fact) : [],
}));

/** The answer for every hotel, then what this hotel adds. */
export function answerFor(fact: FactName, own = ''): string {
  const shared = questions.find((each) => each.fact === fact)?.answer ?? '';
  return `${shared} ${own}`.trim();
}

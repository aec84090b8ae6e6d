import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { answerFor } from '@/content/questions';
import { stayFacts } from '@/content/stay-facts';

test('a stay is described in the order of the site, without the facts that a hotel does not have', () => {
  const stay = { checkIn: '14:00', checkOut: '11:00', pets: 'Dogs on a lead.', road: 'By the quay.' };
  const facts = stayFacts({ stay, access: {} } as unknown as Hotel);
  expect(facts.map(([label]) => label)).toEqual([
    labels.stayTimes,
    labels.stayIdentity,
    labels.stayPets,
    labels.stayAccess,
    labels.stayRoad,
  ]);
  const byLabel = Object.fromEntries(facts);
  expect(byLabel[labels.stayTimes]).toMatch(/2:00 PM.*11:00 AM/);
  expect(byLabel[labels.stayIdentity]).toBe(answerFor('identity'));
  expect(byLabel[labels.stayRoad]).toBe('By the quay.');
});

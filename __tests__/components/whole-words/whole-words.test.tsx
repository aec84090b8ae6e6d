/** @jest-environment jsdom */
import { render } from '@testing-library/react';

import { WholeWords } from '@/components/whole-words/whole-words';

/** The parts of a text that are never divided at the end of a line. */
function wholeParts(text: string): string[] {
  const { container } = render(<WholeWords text={text} />);
  // The letters stay as they are, so a search finds the text.
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('.whitespace-nowrap')].map((part) => part.textContent);
}

test.each<[text: string, whole: string[]]>([
  ['Free Wi-Fi in all rooms', ['Wi-Fi']],
  ['Kochi airport, 24 km, about 1 hour 30 minutes.', ['24 km', '1 hour', '30 minutes']],
  ['A metro car park, 2.5 km away; the bus stand, 600 m on', ['2.5 km', '600 m']],
  ['A 1,200 W heater, 40 litres, 6 kg', ['1,200 W', '40 litres', '6 kg']],
  ['From 7:30 AM to 10:00 PM', ['7:30 AM', '10:00 PM']],
  ['The guests are 1.65 m tall', ['1.65 m']],
  ['Calvathy Road, Kakkanad, Kochi 682030; call us', ['Kochi 682030']],
  ['₹1,800 – ₹1,20,000 a night', ['₹1,800 – ₹1,20,000']],
  ['Free until 72 hours before arrival; weddings 7 days.', ['72 hours', '7 days']],
])('%s', (text, whole) => {
  expect(wholeParts(text)).toEqual(whole);
});

test('words that only begin like a unit can be divided', () => {
  expect(wholeParts('10 guests, 2 mangoes, 5 a day, 3 Wednesdays')).toEqual([]);
});

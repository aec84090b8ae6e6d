import { chatLink, directionsLink, mailLink, mapLink, telLink } from '@/lib/links';

test('links to chat, phone and mail', () => {
  expect(chatLink('+914815550100', 'Hello! A & B')).toBe(
    'https://wa.me/914815550100?text=Hello!%20A%20%26%20B',
  );
  expect(telLink('+914815550100')).toBe('tel:+914815550100');
  expect(mailLink('stay@nilavara.example')).toBe('mailto:stay@nilavara.example');
});

test('a place on the map is named by its position', () => {
  const place = { latitude: 9.9679, longitude: 76.2478 };
  expect(directionsLink(place)).toBe('https://www.google.com/maps/dir/?api=1&destination=9.9679,76.2478');
  expect(mapLink(place)).toBe('https://www.google.com/maps/search/?api=1&query=9.9679,76.2478');
});

test('half of an emoji in a text does not break its link', () => {
  const text = 'For two \ud83d, please \u{1f600}';
  const expected = 'For two \ufffd, please \u{1f600}';
  expect(new URL(chatLink('+914815550100', text)).searchParams.get('text')).toBe(expected);
  expect(new URL(mailLink('stay@nilavara.example', text, text)).searchParams.get('body')).toBe(expected);
});

import { invisibleMessage, cleanPasted } from '@/content/schema/invisible';

test('a paste removes invisible characters, and keeps those that a language needs', () => {
  expect(cleanPasted('\u202a+91\u00a0481\u202f555 0100\u202c')).toBe('+91 481 555 0100');
  expect(cleanPasted('a\u200bb\u00adc\ufeff')).toBe('abc');
  const right = 'അവന്\u200d 👨‍👩‍👧 ❤️\none\ttwo';
  expect(cleanPasted(right)).toBe(right);
  expect(invisibleMessage(cleanPasted('1 king\u061cbed\u2800for \u{e0061}two'))).toBeUndefined();
});

import { phoneNumber } from '@/content/phone';

test.each([
  ['+91 481 555 0100', '+914815550100'],
  ['+971 4 555 0113', '+97145550113'],
  ['1860 425 0113', '+9118604250113'],
  ['+91 1800 425 0113', '+9118004250113'],
])('phones dial %s as %s', (display, e164) => {
  expect(phoneNumber(display)).toEqual({ display, e164 });
});

import { withoutLineBreaks, malayalam, timeInMalayalam } from '@/content/malayalam';

test.each([
  ['00:30', `${malayalam.night} 12:30`],
  ['05:00', `${malayalam.morning} 5:00`],
  ['12:00', `${malayalam.noon} 12:00`],
  ['14:00', `${malayalam.noon} 2:00`],
  ['16:30', `${malayalam.evening} 4:30`],
  ['19:00', `${malayalam.night} 7:00`],
])('%s in Malayalam is %s', (time, words) => expect(timeInMalayalam(time)).toBe(words));

test('in Malayalam a number stays beside its unit, and a PIN beside its town', () => {
  expect(withoutLineBreaks('കൊച്ചി – 682001; 5 കി.മീ. ഇവിടെ')).toBe(
    'കൊച്ചി\u00a0–\u2060\u00a0682001; 5\u00a0കി.മീ. ഇവിടെ',
  );
});

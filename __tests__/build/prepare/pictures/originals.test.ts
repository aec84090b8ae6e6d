import { fileNameOf, labelOf, originalOf } from '@/build/prepare/pictures/originals';

test.each([
  ['rooms/standard.jpg', ['rooms/standard', 'rooms/standard']],
  ['rooms/Standard.PNG', ['rooms/Standard', 'rooms/Standard']],
  ['hero/arrival.phone.jpg', ['hero/arrival (phone)', 'hero/arrival-phone']],
  ['hero/arrival.dusk.webp', ['hero/arrival', 'hero/arrival-dusk']],
  ['hero/arrival.phone.dusk.avif', undefined],
  ['hero/arrival.night.jpg', undefined],
  ['notes.txt', undefined],
  ['.DS_Store', undefined],
])('%s has the name among the pictures and the file name %j', (file, names) => {
  const original = originalOf(file);
  expect(original && [labelOf(original), fileNameOf(original)]).toEqual(names);
});

/** @jest-environment jsdom */
import { render } from '@testing-library/react';

import { Lamps } from '@/components/picture/lamps';
import { Picture } from '@/components/picture/picture';
import { pictureData, type PictureData, type PictureName } from '@/lib/pictures';

jest.mock('@/lib/pictures', () => ({ pictureData: jest.fn() }));

const file = { src: '/pictures/arrival-640.avif', width: 640 };
const data: PictureData = {
  width: 1600,
  height: 900,
  placeholder: ['night', 'night'],
  focus: 'focus-20-80',
  sources: { avif: [file], jpeg: [file] },
  dusk: { avif: [file], lamps: file },
};

test('the light has the same centre of interest as the picture that it lies on', () => {
  jest.mocked(pictureData).mockReturnValue(data);
  const name = 'hero/arrival' as PictureName;
  const { container } = render(
    <>
      <Picture name={name} alt="" sizes="100vw" isAtDusk />
      <Lamps name={name} />
    </>,
  );
  const focuses = [...container.querySelectorAll('picture')].map(({ classList }) =>
    [...classList].filter((each) => each.startsWith('focus-')),
  );
  expect(focuses).toEqual([['focus-20-80'], ['focus-20-80']]);
});

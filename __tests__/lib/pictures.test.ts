import { largestJpeg, pictureData, type PictureName } from '@/lib/pictures';

/** The name of a photograph that is not in the list yet. A literal name that is not in it does not compile. */
// @ts-expect-error -- there is no such picture
const newPicture: PictureName = 'hotels/new';

test('a photograph that was not made yet stops a build, and `next dev` says so in its place', () => {
  expect(() => pictureData(newPicture)).toThrow('content/pictures/hotels/new: no such picture');
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(decodeURIComponent(largestJpeg(newPicture).src)).toContain('This picture is being made');
});

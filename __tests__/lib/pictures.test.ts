import { largestJpeg, pictureData } from '@/lib/pictures';

test('a photograph that was not made yet stops a build, and `next dev` says so in its place', () => {
  expect(() => pictureData('hotels/new')).toThrow('content/pictures/hotels/new: no such picture');
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(decodeURIComponent(largestJpeg('hotels/new').src)).toContain('This picture is being made');
});

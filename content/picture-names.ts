import type manifest from '@/generated/pictures.json';

/** A picture of content/pictures: 'rooms/standard'. */
export type PictureName = keyof typeof manifest;

/** '/pictures/rooms/standard.jpg' is 'rooms/standard', the name that pages know a picture by. */
export const pictureName = (path: string) =>
  path.replace(/^\/pictures\//, '').replace(/\.\w+$/, '') as PictureName;

/** Each picture below some content, as it is written there, with its words: ['rooms/standard', 'A key …' or undefined]. */
export function picturesIn(value: unknown): [path: string, alt: string | undefined][] {
  if (typeof value !== 'object' || value === null) return [];
  const { picture, alt } = value as { picture?: unknown; alt?: string };
  const own: [string, string | undefined][] = typeof picture === 'string' ? [[picture, alt]] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}

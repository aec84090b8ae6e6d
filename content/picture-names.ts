/** '/pictures/rooms/standard.jpg' is 'rooms/standard', the name that pages know a picture by. */
export const pictureName = (path: string) => path.replace(/^\/pictures\//, '').replace(/\.\w+$/, '');

/** The name of the picture that a file belongs to: 'hero/hills' for 'hero/hills.phone.jpg'. */
export const pictureOfFile = (file: string) => pictureName(file.replace(/\.(phone|dusk)(?=\.\w+$)/, ''));

/** A use of a picture. Its alt text and its centre of interest are written at one use only. */
interface PictureUse {
  /** As it is written there: '/pictures/rooms/standard.jpg' in a file, 'rooms/standard' on pages. */
  picture: string;
  alt?: string;
  /** Per cent from the left edge and from the top. */
  focus?: number[];
}

/** Whether some content shows the picture that a file in content/pictures belongs to. */
export function isShownIn(content: object): (file: string) => boolean {
  const names = new Set(picturesIn(content).map(({ picture }) => pictureName(picture)));
  return (file) => names.has(pictureOfFile(file));
}

/** Each use of a picture below some content. */
export function picturesIn(value: unknown): PictureUse[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'picture' in value && typeof value.picture === 'string' ? [value as PictureUse] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}

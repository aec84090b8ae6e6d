/**
 * What a link or a button is about, only for screen readers: they list links without the text around them. 'Directions'
 * is read as 'Directions: Rubber House'.
 */
export function SpokenName({ name }: { name: string }) {
  return <span className="sr-only">{`: ${name}`}</span>;
}

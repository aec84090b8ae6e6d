/** A file in content/pictures: 'hero/arrival.jpg', or another version of it. */
export interface Original {
  /** The name of the picture: 'hero/arrival'. */
  name: string;
  version?: 'phone' | 'dusk';
}

/** What a file in content/pictures is. build/prepare/check-picture-files.ts refuses files that are no original. */
export function originalOf(file: string): Original | undefined {
  const [, name, version] = /^([^.]*[^./])(?:\.(phone|dusk))?\.(?:jpe?g|png|webp|avif)$/i.exec(file) ?? [];
  return name ? { name, version: version as Original['version'] } : undefined;
}

/** The name of an original among the made pictures: 'hero/arrival', 'hero/arrival (phone)'. */
export const labelOf = ({ name, version }: Original) => (version === 'phone' ? `${name} (phone)` : name);

/** The start of the names of an original's files: 'hero/hills-phone'. */
export const fileNameOf = ({ name, version }: Original) => (version ? `${name}-${version}` : name);

/** The values of Cache-Control. */
export const cacheControl = {
  /** For files with a hash of their content in the name. */
  immutable: 'public, max-age=31536000, immutable',
  /** For all other files: cached, and revalidated each time. */
  revalidate: 'no-cache',
};

/** Folders whose files have a hash in their names. */
export const hashedFolders = ['_next/static', 'drawings', 'pictures'];

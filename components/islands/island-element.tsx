'use client';

import type { HTMLAttributes } from 'react';

const keptHtml = { __html: '' };

/**
 * The element of an island. The server renders what is inside it. In the browser only the island's own root does:
 * during `next dev`, when Next.js hydrates the rest of the page, React neither reads nor changes the inside of an
 * element with `dangerouslySetInnerHTML` that is already in the page.
 */
export function IslandElement({ children, ...attributes }: HTMLAttributes<HTMLElement>) {
  return typeof window === 'undefined' ? (
    <page-island {...attributes}>{children}</page-island>
  ) : (
    <page-island {...attributes} dangerouslySetInnerHTML={keptHtml} suppressHydrationWarning />
  );
}

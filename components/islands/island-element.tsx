// eslint-disable-next-line no-restricted-syntax -- only Next's development server runs it in the browser
'use client';

import type { HTMLAttributes } from 'react';

const keptHtml = { __html: '' };

/** Whether Next.js hydrates the page around the islands, as it does on its development server only. */
const isHydratedByNext = process.env.NODE_ENV === 'development' && typeof window !== 'undefined';

/**
 * The element of an island. The server renders what is inside it, and the island's own root hydrates it. When Next.js
 * hydrates the rest of the page, React neither reads nor changes the inside of an element with
 * `dangerouslySetInnerHTML` that is already in the page.
 */
export function IslandElement({ children, ...attributes }: HTMLAttributes<HTMLElement>) {
  return isHydratedByNext ? (
    <page-island {...attributes} dangerouslySetInnerHTML={keptHtml} suppressHydrationWarning />
  ) : (
    <page-island {...attributes}>{children}</page-island>
  );
}

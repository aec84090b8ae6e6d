'use client';

import { useState, type ReactNode } from 'react';

/** The HTML of the parts that this document came with, as the server wrote it. */
const kept = new Map<string, string>();

interface StaticPartProps {
  /** Unique on its page; the same on two pages only for the same words. */
  id: string;
  as?: 'div' | 'span';
  className?: string;
  /** Nothing in it may listen or move: the build refuses a part with a client component inside. */
  children?: ReactNode;
  /** Given by the build instead of children, where a link led to the page (scripts/export/page-texts.mjs). */
  html?: string;
}

/**
 * A part of the page that no script takes over. The document holds it once, as HTML: the build takes
 * its children out of what React reads (scripts/export/thin-payload.mjs), and React leaves what it
 * finds. A link leads to a page whose parts travel as HTML as well. Shown again on a later visit in the same document, it is made from the HTML that was found.
 */
export function StaticPart({ id, as: Tag = 'div', className, children, html: given }: StaticPartProps) {
  const [html] = useState(() => given ?? (children === undefined ? foundHtml(id) : undefined));
  const attributes = { className, 'data-part': id };
  if (html === undefined) return <Tag {...attributes}>{children}</Tag>;
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

function foundHtml(id: string): string {
  const html = kept.get(id) ?? document.querySelector(`[data-part="${id}"]`)?.innerHTML ?? '';
  kept.set(id, html);
  return html;
}

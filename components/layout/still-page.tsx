'use client';

import { useEffect, useState } from 'react';

declare global {
  interface Window {
    /** The page's HTML as it came, kept by the script gate when a script failed before hydration. */
    stillPage?: string;
  }
}

const RELOADED_KEY = 'reloaded';

/**
 * What stands in for a part of the page that React could not take over. A script that failed to load
 * leaves the page as the server wrote it; any other error gets one reload, which also fetches the
 * scripts of a newer deployment.
 *
 * @param part selector of the element whose place it takes
 */
export function StillPage({ part }: { part: 'main' | 'body' }) {
  const [html] = useState(() => stillPart(part));

  useEffect(() => {
    if (html !== '') return;
    try {
      if (sessionStorage.getItem(RELOADED_KEY) === location.pathname) return;
      sessionStorage.setItem(RELOADED_KEY, location.pathname);
      location.reload();
    } catch {
      // Storage is blocked: a reload might be followed by another, for ever.
    }
  }, [html]);

  if (html !== '') return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <p className="px-edge py-section">
      {/* The words of content/ stay out of the browser; these two are the exception. */}
      This page could not be shown.{' '}
      <button type="button" className="text-link" onClick={() => location.reload()}>
        Load it again
      </button>
    </p>
  );
}

function stillPart(part: 'main' | 'body'): string {
  if (typeof window === 'undefined' || !window.stillPage) return '';
  document.documentElement.classList.remove('js');
  const page = new DOMParser().parseFromString(window.stillPage, 'text/html');
  return page.querySelector(part)?.innerHTML ?? '';
}

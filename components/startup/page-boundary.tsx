'use client';

import { Component, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';

import { markStarted } from '@/components/startup/mark-hydrated';

interface PageBoundaryProps {
  /** The element whose content it contains. If `main` fails, the header and the footer stay as they are. */
  part: 'main' | 'body';
  children: ReactNode;
}

/**
 * Keeps the page visible if React cannot hydrate it, because a script did not load or throws. It replaces `error.tsx`
 * and `global-error.tsx`, which would each add a request to every page.
 */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    if (this.props.part === 'body' && !this.state.hasFailed) markStarted();
  }

  override render() {
    return this.state.hasFailed ? <StillPart part={this.props.part} /> : this.props.children;
  }
}

const RELOADED_KEY = 'reloaded';

/** The part as in the server's HTML, without scripts. If it fails later, in use, the page is reloaded once instead. */
function StillPart({ part }: { part: PageBoundaryProps['part'] }) {
  // At the first render, React has not changed the page yet.
  const [html] = useState(() =>
    'started' in document.documentElement.dataset ? '' : (document.querySelector(part)?.innerHTML ?? ''),
  );

  useLayoutEffect(() => {
    if (html === '') return;
    const root = document.documentElement;
    root.classList.remove('js', 'slow');
    // The restored HTML contains the loader, which would start again.
    root.dataset.seen = '';
  }, [html]);

  useEffect(() => {
    if (html !== '') return;
    try {
      if (sessionStorage.getItem(RELOADED_KEY) === location.pathname) return;
      sessionStorage.setItem(RELOADED_KEY, location.pathname);
      location.reload();
    } catch {
      // Storage is blocked, so no reload: it could repeat in an endless loop.
    }
  }, [html]);

  if (html !== '') return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <p className="px-edge py-section">
      {/* These two texts are here because content/ is not part of the browser's scripts. */}
      <span>This page could not be shown. </span>
      <button type="button" className="text-link" onClick={() => location.reload()}>
        Load it again
      </button>
    </p>
  );
}

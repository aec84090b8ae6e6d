'use client';

import { Component, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';

import { markStarted } from '@/components/startup/mark-hydrated';

interface PageBoundaryProps {
  /** The element that it fills: what fails in `main` leaves the header and the footer as they are. */
  part: 'main' | 'body';
  children: ReactNode;
}

/**
 * Keeps the page on the screen where React cannot hydrate it, because a script did not load or does not work. It does
 * the work of `error.tsx` and `global-error.tsx`, which would each be one more request on every page.
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

/** The part as the server wrote it, without scripts. One that fails later, in use, gets one reload instead. */
function StillPart({ part }: { part: PageBoundaryProps['part'] }) {
  // React has not touched the page when this is asked for the first time.
  const [html] = useState(() =>
    'started' in document.documentElement.dataset ? '' : (document.querySelector(part)?.innerHTML ?? ''),
  );

  useLayoutEffect(() => {
    if (html === '') return;
    const root = document.documentElement;
    root.classList.remove('js', 'slow');
    // The loader comes back with the HTML, and would start again.
    root.dataset.seen = '';
  }, [html]);

  useEffect(() => {
    if (html !== '') return;
    try {
      if (sessionStorage.getItem(RELOADED_KEY) === location.pathname) return;
      sessionStorage.setItem(RELOADED_KEY, location.pathname);
      location.reload();
    } catch {
      // Storage is blocked: a reload might be followed by another, without end.
    }
  }, [html]);

  if (html !== '') return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <p className="px-edge py-section">
      {/* The words of content/ stay out of the browser; these two are the exception. */}
      <span>This page could not be shown. </span>
      <button type="button" className="text-link" onClick={() => location.reload()}>
        Load it again
      </button>
    </p>
  );
}

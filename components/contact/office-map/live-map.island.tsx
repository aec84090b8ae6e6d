'use client';

import { useEffect, useState, type ReactNode } from 'react';

import './office-map.css';

interface LiveMapProps {
  /** The address of the map service's page for iframes. */
  src: string;
  /** The title of the iframe: 'Map of Kottayam'. */
  title: string;
  /** The label of the button that loads the map. */
  show: string;
  /** Shown when the map service does not respond. */
  unreachable: string;
  /** The drawing that is shown until the map is loaded, and always in print. */
  drawing: ReactNode;
}

/** How long the map service may take to respond, in milliseconds. */
const MAP_TIMEOUT_MS = 10_000;

/** If the element with the focus was removed, moves the focus to its replacement. Focus on any other element stays. */
function takeFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/**
 * Calls back if a page of another site cannot be fetched, or not in time.
 *
 * @returns a function that cancels it
 */
function whenUnreachable(src: string, onFail: () => void): () => void {
  const request = new AbortController();
  const timeout = setTimeout(() => request.abort(), MAP_TIMEOUT_MS);
  let isCurrent = true;
  fetch(src, {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: request.signal,
  })
    .catch(() => isCurrent && onFail())
    .finally(() => clearTimeout(timeout));
  return () => {
    isCurrent = false;
    clearTimeout(timeout);
    request.abort();
  };
}

/**
 * A map of a third party, loaded only when the visitor asks for it, in a box that keeps its size. An iframe does not
 * report that its page failed. So the address is also fetched, and if that fails or takes too long, the drawing is
 * shown again.
 */
export function LiveMapIsland({ src, title, show, unreachable, drawing }: LiveMapProps) {
  const [state, setState] = useState<'drawing' | 'map' | 'unreachable'>('drawing');
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0) return whenUnreachable(src, () => setState('unreachable'));
  }, [src, attempts]);

  const open = () => {
    setState('map');
    setAttempts(attempts + 1);
  };
  return (
    <div>
      <div className="relative">
        <div className="relative aspect-4/3 overflow-hidden bg-ink md:aspect-16/10">
          <div className="contents" aria-hidden={state === 'map' || undefined}>
            {drawing}
          </div>
          {state !== 'drawing' && (
            <iframe
              ref={takeFocus}
              key={attempts}
              src={src}
              title={title}
              hidden={state === 'unreachable'}
              referrerPolicy="no-referrer"
              loading="eager"
              allowFullScreen
              className="absolute inset-0 size-full border-0 print:hidden"
            />
          )}
        </div>
        <p className="live-map-button print:hidden not-interactive:hidden">
          {state !== 'map' && (
            <button
              ref={state === 'unreachable' ? takeFocus : undefined}
              type="button"
              className="button"
              onClick={open}
            >
              {show}
            </button>
          )}
        </p>
      </div>
      <p role="alert" className="mt-2 text-sm empty:hidden print:hidden">
        {state === 'unreachable' && unreachable}
      </p>
    </div>
  );
}

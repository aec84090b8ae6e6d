'use client';

import { useState, type ReactNode } from 'react';

interface MapEmbedProps {
  /** The address of the map service's page for iframes. */
  src: string;
  /** The title of the iframe: 'Map of Kottayam'. */
  title: string;
  /** The label of the button that loads the map. */
  show: string;
  /** Shown when the map service does not respond. */
  unreachable: string;
  /** The drawing that is shown until the map is loaded, and always in print. */
  children: ReactNode;
}

/** If the element with the focus was removed, moves the focus to its replacement. Focus on any other element stays. */
function takeFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/**
 * A map of a third party, loaded only when the visitor asks for it, in a box that keeps its size. An iframe does not
 * report that its page failed. So the address is also fetched, and if that fails, the drawing is shown again.
 */
export function MapEmbed({ src, title, show, unreachable, children }: MapEmbedProps) {
  const [state, setState] = useState<'drawing' | 'map' | 'unreachable'>('drawing');
  const [attempts, setAttempts] = useState(0);
  const open = () => {
    setState('map');
    setAttempts(attempts + 1);
    fetch(src, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() =>
      setState('unreachable'),
    );
  };
  return (
    <div className="relative">
      <div className="relative aspect-4/3 overflow-hidden bg-ink lg:aspect-16/10">
        <div className="contents" aria-hidden={state === 'map' || undefined}>
          {children}
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
      {/* On the map, or below it if large text would hide the map. */}
      {state !== 'map' && (
        <div className="absolute cramped:static cramped:mt-2 top-2 left-2 flex flex-col items-start gap-2 lg:top-auto lg:bottom-5 lg:left-5 [@media(height<32.5em)]:top-auto [@media(height<32.5em)]:bottom-5 no-js:hidden print:hidden">
          <button
            ref={state === 'unreachable' ? takeFocus : undefined}
            type="button"
            className="button max-md:px-4 max-md:text-sm"
            data-early="click"
            onClick={open}
          >
            {show}
          </button>
          <p role="alert" className="bg-ink px-3 text-sm text-paper">
            {state === 'unreachable' && unreachable}
          </p>
        </div>
      )}
    </div>
  );
}

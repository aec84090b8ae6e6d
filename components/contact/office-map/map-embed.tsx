'use client';

import { useState, type ReactNode } from 'react';

interface MapEmbedProps {
  /** Address of the map service's page for frames. */
  src: string;
  /** What the frame holds: 'Map of Kottayam'. */
  title: string;
  /** The words of the button that asks for the map. */
  show: string;
  /** Said when the map service does not answer. */
  unreachable: string;
  /** The drawing in the box until then, and on paper at any time. */
  children: ReactNode;
}

/** The button that had the focus is gone: what it brought takes it. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A map of a third party, fetched only once the visitor asks for it, in a box that keeps its size. A frame does not say
 * that its page failed, so the map's server is asked first; without an answer the drawing stays.
 */
export function MapEmbed({ src, title, show, unreachable, children }: MapEmbedProps) {
  const [state, setState] = useState<'drawing' | 'asking' | 'shown' | 'unreachable'>('drawing');
  const open = async () => {
    setState('asking');
    try {
      await fetch(src, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
      setState('shown');
    } catch {
      setState('unreachable');
    }
  };
  return (
    <div className="relative aspect-4/3 overflow-hidden bg-ink lg:aspect-16/10">
      <div className="contents" aria-hidden={state === 'shown' || undefined}>
        {children}
      </div>
      {state === 'shown' ? (
        <iframe
          ref={focus}
          src={src}
          title={title}
          referrerPolicy="no-referrer"
          loading="eager"
          allowFullScreen
          className="absolute inset-0 size-full border-0 print:hidden"
        />
      ) : (
        <div className="absolute top-2 left-2 flex flex-col items-start gap-2 lg:top-auto lg:bottom-5 lg:left-5 [@media(height<520px)]:top-auto [@media(height<520px)]:bottom-5 no-js:hidden print:hidden">
          <button
            type="button"
            className="button max-md:px-3.5 max-md:text-sm"
            data-early="click"
            aria-busy={state === 'asking'}
            onClick={open}
          >
            {show}
          </button>
          <p role="status" className="bg-ink px-3 text-sm text-paper">
            {state === 'unreachable' && unreachable}
          </p>
        </div>
      )}
    </div>
  );
}

'use client';

import { useState, type ReactNode } from 'react';

interface MapEmbedProps {
  /** Address of the map service's page for frames. */
  src: string;
  /** What the frame holds: 'Map of Kottayam'. */
  title: string;
  /** The words of the button that asks for the map. */
  show: string;
  /** The drawing that is in the box until then, and on paper at any time. */
  children: ReactNode;
}

/** The button that had the focus is gone: what it brought takes it. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A map of a third party, fetched only once the visitor asks for it, in a box that keeps its size. */
export function MapEmbed({ src, title, show, children }: MapEmbedProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative aspect-4/3 overflow-hidden bg-ink lg:aspect-16/10">
      <div className="contents" aria-hidden={isShown || undefined}>
        {children}
      </div>
      {isShown ? (
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
        <button
          type="button"
          className="button absolute top-2 left-2 max-md:px-3.5 max-md:text-sm lg:top-auto lg:bottom-5 lg:left-5 [@media(height<520px)]:top-auto [@media(height<520px)]:bottom-5 no-js:hidden print:hidden"
          data-early="click"
          onClick={() => setIsShown(true)}
        >
          {show}
        </button>
      )}
    </div>
  );
}

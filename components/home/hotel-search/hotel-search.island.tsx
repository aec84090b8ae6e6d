'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { OpenedHotel } from '@/components/home/hotel-search/open-on-submit.inline';
import { useIslandDone } from '@/components/islands/use-island-done';
import { closest } from '@/lib/browser/closest';

interface HotelSearchProps {
  /** The form's name. */
  name: string;
  /** The fields and the button. */
  fields: ReactNode;
  /** 'If no new tab opened, go to', before the link to a hotel's page that was opened. */
  openedHint: string;
  newTab: string;
}

/** The search's form, and the link to the page that was opened. */
export function HotelSearchIsland({ name, fields, openedHint, newTab }: HotelSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const [opened, setOpened] = useState<OpenedHotel | null>(null);

  useIslandDone(form, setOpened);

  // The next click or tap anywhere else hides the hint. On the button, it is the second one of a double click, or shows
  // the hint again.
  useEffect(() => {
    if (!opened) return;
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (!closest(target, '.search-hint,.search-form button')) setOpened(null);
    };
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [opened]);

  return (
    <form
      ref={form}
      role="search"
      aria-label={name}
      // Hidden without scripts, because it needs one (hero.tsx shows links instead). It works without this island, so
      // it stays when the island fails.
      className="search-form relative grid gap-px bg-sand p-px text-ink no-js:hidden"
      // Outside a dialog, this method sends nothing.
      method="dialog"
      noValidate
      data-opens-tab=""
      // keep-drafts.ts stores the fields for the rest of the visit.
      data-draft="search"
      // A new choice hides the hint for the previous one.
      onChange={() => setOpened(null)}
    >
      {fields}
      <p role="status" className="search-hint empty:hidden">
        {opened && (
          // New elements for each hotel: a translator may have replaced the text nodes of the old ones.
          <span key={opened.url}>
            <span>{`${openedHint} `}</span>
            <a
              href={opened.url}
              target="_blank"
              rel="noopener noreferrer"
              // The whole hint is clickable.
              className="underline after:absolute after:inset-0"
            >
              <span>{opened.name}</span>
              <span className="sr-only">{` ${newTab}`}</span>
            </a>
          </span>
        )}
      </p>
    </form>
  );
}

'use client';

import clsx from 'clsx';
import { useDeferredValue, useState, type KeyboardEvent, type ReactNode } from 'react';

import { RotationButton, type RotationText } from '@/components/rotation/rotation-button';
import { useRotation } from '@/components/rotation/use-rotation';
import { tabIndexForKey } from '@/components/tabs/tab-keys';
import { hasModifier } from '@/lib/browser/has-modifier';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import { wrapIndex } from '@/lib/wrap-index';

import './tabs.css';

interface TabItem {
  id: string;
  label: ReactNode;
  /** A picture, which cross-fades, and after it an element with the words. */
  panel: ReactNode;
}

export interface TabsProps {
  /** Begins the ids of the tabs and panels, so it is unique in the page. */
  id: string;
  /** The accessible name of the tabs. */
  label: string;
  items: readonly TabItem[];
  text: RotationText;
  /** Milliseconds between two automatic changes. The line of a tab fills in `--interval` of an element around. */
  intervalMs: number;
}

/** Tabs that follow the ARIA pattern and rotate automatically. */
export function TabsIsland({ id, label, items, text, intervalMs }: TabsProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [index, setIndex] = useState(0);
  // The clicked tab is painted first. On a slow phone, its panel takes longer.
  const shownIndex = useDeferredValue(index);
  const isReady = useIsHydrated();

  const rotation = useRotation(root, {
    intervalMs,
    isEnabled: isReady,
    current: index,
    onAdvance: () => setIndex((current) => wrapIndex(current, 1, items.length)),
  });

  return (
    <div
      ref={setRoot}
      className="tabs"
      data-ready={isReady || undefined}
      data-rotating={rotation.isRotating || undefined}
    >
      <div className="flex items-center gap-4 print:hidden not-interactive:hidden">
        <RotationButton label={label} text={text} rotation={rotation} />
        <TabList id={id} label={label} items={items} index={index} onSelect={setIndex} />
      </div>
      {/* The panels overlap and are all as tall as the tallest, so the content below never moves. */}
      <div className="tabs-panels" aria-live={rotation.isRotating ? 'off' : 'polite'}>
        {items.map((item, position) => (
          <div
            key={item.id}
            role="tabpanel"
            id={`${id}-panel-${item.id}`}
            aria-labelledby={`${id}-tab-${item.id}`}
            tabIndex={0}
            className={clsx(
              'tab-panel col-start-1 row-start-1 not-interactive:not-first:mt-8',
              position === shownIndex && 'is-selected',
            )}
          >
            {item.panel}
          </div>
        ))}
      </div>
    </div>
  );
}

interface TabListProps extends Pick<TabsProps, 'id' | 'label' | 'items'> {
  index: number;
  onSelect: (index: number) => void;
}

/** The tabs. Only the selected one is a stop of the Tab key: arrow keys, Home and End move between them. */
function TabList({ id, label, items, index, onSelect }: TabListProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = tabIndexForKey(event.key, index, items.length);
    if (target === null || hasModifier(event)) return;
    event.preventDefault();
    onSelect(target);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    // The tabs themselves take the focus, one at a time: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="tablist"
      aria-label={label}
      className="tab-list flex-1 scrollbar-none overflow-x-auto"
      onKeyDown={handleKeyDown}
    >
      {items.map((item, position) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${id}-tab-${item.id}`}
          aria-controls={`${id}-panel-${item.id}`}
          aria-selected={position === index}
          tabIndex={position === index ? 0 : -1}
          className="tab"
          onClick={() => onSelect(position)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

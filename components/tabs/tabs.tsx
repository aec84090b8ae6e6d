'use client';

import clsx from 'clsx';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { RotationButton, type CarouselText } from '@/components/carousel/carousel-controls';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { useRotation } from '@/components/carousel/use-rotation';
import { wrapIndex } from '@/components/carousel/rotation';
import { tabIndexForKey } from '@/components/tabs/tab-keys';

import './tabs.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** What the tabs are for. */
  label: string;
  items: TabItem[];
  text: Pick<CarouselText, 'pause' | 'start'>;
  /** Milliseconds between two automatic changes. */
  intervalMs: number;
}

/** Tabs that follow the ARIA pattern and rotate by themselves. Until they are ready all panels are in the HTML. */
export function Tabs({ label, items, text, intervalMs }: TabsProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const tablist = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const baseId = useId();
  const isReady = useIsHydrated();

  const rotation = useRotation(root, {
    intervalMs,
    isEnabled: isReady,
    current: index,
    onAdvance: () => setIndex((current) => wrapIndex(current, 1, items.length)),
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    const target = tabIndexForKey(event.key, index, items.length);
    if (target === null) return;
    event.preventDefault();
    setIndex(target);
    tablist.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <div
      ref={setRoot}
      className="tabs"
      data-ready={isReady || undefined}
      data-rotating={rotation.isRotating || undefined}
    >
      <div className="tabs-bar">
        <RotationButton label={label} text={text} rotation={rotation} />
        {/* The tabs themselves take the focus, one at a time: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */}
        {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
        <div ref={tablist} role="tablist" aria-label={label} className="tabs-list" onKeyDown={handleKeyDown}>
          {items.map((item, position) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${baseId}-tab-${item.id}`}
              aria-controls={`${baseId}-panel-${item.id}`}
              aria-selected={position === index}
              tabIndex={position === index ? 0 : -1}
              className="tab"
              data-early="tab"
              onClick={() => setIndex(position)}
            >
              {item.label}
            </button>
          ))}
        </div>
      </div>
      <div className="tabs-panels" aria-live={rotation.isRotating ? 'off' : 'polite'}>
        {items.map((item, position) => (
          <div
            key={item.id}
            role="tabpanel"
            id={`${baseId}-panel-${item.id}`}
            aria-labelledby={`${baseId}-tab-${item.id}`}
            tabIndex={0}
            className={clsx('tab-panel', position === index && 'is-selected')}
          >
            {item.panel}
          </div>
        ))}
      </div>
    </div>
  );
}

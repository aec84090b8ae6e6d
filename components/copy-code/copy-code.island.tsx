'use client';

import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { useIslandDone } from '@/components/islands/use-island-done';
import { showCopyResult, type CopyResult } from '@/lib/browser/copy-result';

import './copy-code.css';

export interface CopyCodeText {
  /** 'Code Copied!' */
  copied: string;
  /** Shown if clipboard access is denied: 'The code is selected. Copy it …'. */
  selected: string;
}

interface CopyCodeProps {
  /** The code and its button. */
  content: ReactNode;
  text: CopyCodeText;
}

/** The code with its button, and the message after a click. */
export function CopyCodeIsland({ content, text }: CopyCodeProps) {
  const root = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<CopyResult | null>(null);

  useIslandDone<CopyResult>(root, (done) => {
    // At once: the button is not busy any more, and the carousel must not move before the message stands in it.
    flushSync(() => root.current && showCopyResult(root.current, done, setResult));
  });

  return (
    <div
      ref={root}
      className="copy-code mt-auto grid grid-cols-[auto_1fr] items-center justify-items-start gap-x-4 md:max-xl:gap-x-2"
      data-result={result ?? undefined}
      // A carousel does not change its slide while a message is shown.
      data-pauses-rotation={result ? '' : undefined}
    >
      {content}
      <span
        role="status"
        className={clsx(
          'leading-tight font-semibold text-teal-dark',
          result === 'selected' ? 'col-span-full' : 'col-start-2 row-start-1 cramped:row-start-2',
        )}
      >
        {/* A new element for each message: a translator may have replaced the text nodes of the old one. */}
        {result && <span key={result}>{text[result]}</span>}
      </span>
    </div>
  );
}

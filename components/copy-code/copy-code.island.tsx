'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { CopyResult } from '@/components/copy-code/copy-on-press';
import { ISLAND_DONE } from '@/components/islands/island-events';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

import './copy-code.css';

export interface CopyCodeText {
  /** 'Code Copied!' */
  copied: string;
  /** Shown if clipboard access is denied: 'The code is selected. Copy it …'. */
  manual: string;
}

interface CopyCodeProps {
  /** The code and its button. */
  content: ReactNode;
  text: CopyCodeText;
}

/** Hides the message of the previous code, because the clipboard holds only one. */
let hideEarlierMessage: (() => void) | undefined;

/** The code with its button, and the message after a press. */
export function CopyCodeIsland({ content, text }: CopyCodeProps) {
  const root = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<CopyResult | null>(null);
  // Counts the presses, so that a second one shows the message for its full time again.
  const [presses, setPresses] = useState(0);

  useEffect(() => {
    const element = root.current!;
    const handleDone = (event: Event) => {
      hideEarlierMessage?.();
      hideEarlierMessage = () => setResult(null);
      setResult((event as CustomEvent<CopyResult>).detail);
      setPresses((count) => count + 1);
    };
    element.addEventListener(ISLAND_DONE, handleDone);
    return () => element.removeEventListener(ISLAND_DONE, handleDone);
  }, []);

  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(null), COPIED_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [result, presses]);

  // A page has only one selection, and a click elsewhere ends it.
  useEffect(() => {
    if (result !== 'manual') return;
    const handleSelection = () => {
      const code = root.current?.querySelector('code');
      if (!code || !getSelection()?.containsNode(code, true)) setResult(null);
    };
    document.addEventListener('selectionchange', handleSelection);
    return () => document.removeEventListener('selectionchange', handleSelection);
  }, [result]);

  return (
    <div
      ref={root}
      className="copy-code mt-auto grid grid-cols-[auto_1fr] items-center gap-x-3"
      data-result={result ?? undefined}
      // A carousel does not change its slide while a message is shown.
      data-holds-rotation={result ? '' : undefined}
    >
      {content}
      <span
        role="status"
        className={clsx('leading-tight font-semibold text-teal-dark', result === 'manual' && 'col-span-full')}
      >
        {/* A new element for each message: a translator may have replaced the text nodes of the old one. */}
        {result && <span key={result}>{text[result]}</span>}
      </span>
    </div>
  );
}

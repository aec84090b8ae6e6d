'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';

import { COPIED_MESSAGE_MS } from '@/lib/timings';

import './copy-code.css';

export interface CopyCodeText {
  /** The label of the button: 'Copy code'. */
  copy: string;
  /** 'Code Copied!' */
  copied: string;
  /** Shown when the clipboard refuses: 'Code selected: copy it from here'. */
  manual: string;
}

interface CopyCodeProps {
  code: string;
  /** What the code is for. It is part of the button's accessible name. */
  subject: string;
  text: CopyCodeText;
}

/** Hides the 'copied' message of the previous code, because the clipboard holds only one. */
let retract: (() => void) | undefined;

/**
 * A code with a button that copies it. The button covers its card. If the clipboard refuses, the code is selected
 * instead, and no message claims that it was copied.
 */
export function CopyCode({ code, subject, text }: CopyCodeProps) {
  const codeElement = useRef<HTMLElement>(null);
  const [result, setResult] = useState<'none' | 'copied' | 'manual'>('none');
  // Counts the copies, so that a second click shows the message for its full time again.
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setResult('none'), COPIED_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  // A page has only one selection, and a click elsewhere ends it.
  useEffect(() => {
    if (result !== 'manual') return;
    const handleSelection = () => {
      const selection = getSelection();
      if (!selection?.containsNode(codeElement.current!.firstChild!)) setResult('none');
    };
    document.addEventListener('selectionchange', handleSelection);
    return () => document.removeEventListener('selectionchange', handleSelection);
  }, [result]);

  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(code);
      retract?.();
      retract = () => setResult('none');
      setResult('copied');
      setCopies((count) => count + 1);
    } catch {
      retract?.();
      if (codeElement.current) getSelection()?.selectAllChildren(codeElement.current);
      setResult('manual');
    }
  };

  return (
    <div
      className="copy-code mt-auto grid grid-cols-[auto_1fr] items-center gap-x-3"
      data-result={result}
      data-copied={text.copied}
      data-manual={text.manual}
    >
      <code
        ref={codeElement}
        className="offer-code relative col-span-full border border-dashed border-brass-dark px-[min(0.75rem,4vw)] py-2 font-sans text-base font-semibold tracking-[0.05em] wrap-anywhere figures select-all"
      >
        {code}
      </code>
      <button
        type="button"
        onClick={handleClick}
        className="copy-button min-h-[44px] font-semibold text-teal-dark underline underline-offset-[0.25em] after:absolute after:inset-0 no-js:hidden print:hidden"
        data-early="copy"
        aria-label={`${text.copy}: ${subject}`}
      >
        {text.copy}
      </button>
      <span
        role="status"
        className={clsx('leading-tight font-semibold text-teal-dark', result === 'manual' && 'col-span-full')}
      >
        {/* A new element for each message: a translator may have replaced the text nodes of the old one. */}
        {result === 'copied' && <span key="copied">{text.copied}</span>}
        {result === 'manual' && <span key="manual">{text.manual}</span>}
      </span>
    </div>
  );
}

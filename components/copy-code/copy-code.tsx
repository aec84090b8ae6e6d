import { labels } from '@/content/labels';

import './copy-code.css';

interface CopyCodeProps {
  code: string;
  /** What the code is for. It is part of the button's accessible name. */
  subject: string;
}

/** A code with a button that copies it (copy-on-click.ts), and the message after a click. The button covers its card. */
export function CopyCode({ code, subject }: CopyCodeProps) {
  return (
    <div
      data-copy=""
      className="copy-code mt-auto grid grid-cols-[auto_1fr] items-center justify-items-start gap-x-4 md:max-xl:gap-x-2"
    >
      <code
        data-copy-text=""
        className="copy-code-text relative font-sans text-base font-semibold tracking-[0.05em] wrap-anywhere figures select-all md:max-lg:tracking-normal cramped:col-span-full"
      >
        {code}
      </code>
      <button
        type="button"
        className="copy-button col-start-2 row-start-1 min-h-touch font-semibold text-teal-dark underline underline-offset-[0.25em] after:absolute after:inset-0 print:hidden cramped:col-start-1 cramped:row-start-2 no-js:hidden"
        aria-label={`${labels.copy}: ${subject}`}
      >
        {labels.copy}
      </button>
      <span
        role="status"
        className="copy-message leading-tight font-semibold text-teal-dark"
        data-copied={labels.codeCopied}
        data-selected={labels.codeSelected}
      />
    </div>
  );
}

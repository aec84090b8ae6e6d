import { CopyCodeIsland, type CopyCodeText } from '@/components/copy-code/copy-code.island';
import { Island } from '@/components/islands/island';
import { slot } from '@/components/islands/slot';

interface CopyCodeProps {
  code: string;
  /** What the code is for. It is part of the button's accessible name. */
  subject: string;
  text: CopyCodeText & {
    /** The label of the button: 'Copy code'. */
    copy: string;
  };
}

/**
 * A code with a button that copies it. The button covers its card. copy-on-click.ts copies in the click handler itself,
 * and the island shows the result.
 */
export function CopyCode({ code, subject, text: { copy, ...text } }: CopyCodeProps) {
  const content = slot(
    <>
      <code className="copy-code-text relative font-sans text-base font-semibold tracking-[0.05em] wrap-anywhere figures select-all md:max-lg:tracking-normal cramped:col-span-full">
        {code}
      </code>
      <button
        type="button"
        className="copy-button col-start-2 row-start-1 min-h-touch font-semibold text-teal-dark underline underline-offset-[0.25em] after:absolute after:inset-0 print:hidden cramped:col-start-1 cramped:row-start-2 not-interactive:hidden"
        data-copy=""
        aria-label={`${copy}: ${subject}`}
      >
        {copy}
      </button>
    </>,
  );
  return <Island component={CopyCodeIsland} props={{ content, text }} />;
}

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
      <code className="copy-code-text relative col-span-full border border-dashed border-brass-dark px-[min(0.75rem,4vw)] py-2 font-sans text-base font-semibold tracking-[0.05em] wrap-anywhere figures select-all">
        {code}
      </code>
      <button
        type="button"
        className="copy-button min-h-touch font-semibold text-teal-dark underline underline-offset-[0.25em] after:absolute after:inset-0 print:hidden not-interactive:hidden"
        data-copy=""
        aria-label={`${copy}: ${subject}`}
      >
        {copy}
      </button>
    </>,
  );
  return <Island component={CopyCodeIsland} props={{ content, text }} />;
}

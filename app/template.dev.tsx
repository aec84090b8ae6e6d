import { randomUUID } from 'node:crypto';

import type { ReactNode } from 'react';

import { ReloadOnChange } from '@/app/reload-on-change.dev';
import { Notice } from '@/components/notice/notice';
import { checkContent } from '@/content/check/check';

/**
 * Checks the content whenever the development server renders a page. Mistakes are shown in the terminal, and in place
 * of the page, until they are corrected. It does not throw an error, because Next's error page would hide the message.
 * Files that end in .dev.tsx are for the development server only, so a build contains neither this file nor the check.
 */
export default function CheckedContent({ children }: { children: ReactNode }) {
  const { mistakes } = checkContent();
  for (const mistake of mistakes) console.error(mistake);
  return (
    <>
      {mistakes.length === 0 ? children : <Mistakes mistakes={mistakes} />}
      <ReloadOnChange version={randomUUID()} />
    </>
  );
}

function Mistakes({ mistakes }: { mistakes: readonly string[] }) {
  return (
    <section className="py-section" role="alert">
      <div className="px-edge">
        <h1 className="text-2xl">The content has a mistake; it is shown here until it is corrected</h1>
        <ul>
          {mistakes.map((mistake) => (
            <li key={mistake}>
              <Notice>{mistake}</Notice>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';

import { checkContent, checkWarnings } from '@/content/check';

/** The questions that were already printed in the terminal. */
const asked = new Set<string>();

/**
 * Checks the content whenever the development server renders a page. Mistakes are shown in the terminal, and in place of
 * the page, until they are corrected. It does not throw an error, because Next's error page would hide the message.
 * Files that end in .dev.tsx are for the development server only, so a build contains neither this file nor the check.
 */
export default function CheckedContent({ children }: { children: ReactNode }) {
  const faults = checkContent();
  for (const question of checkWarnings()) {
    if (!asked.has(question)) console.warn(`Is this meant? ${question}`);
    asked.add(question);
  }
  if (faults.length === 0) return children;
  for (const fault of faults) console.error(fault);
  return (
    <section className="py-section" role="alert">
      <div className="px-edge">
        <h1 className="text-2xl">The content has a mistake; it is shown here until it is corrected</h1>
        <ul>
          {faults.map((fault) => (
            <li key={fault} className="notice">
              {fault}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';

import { checkContent, checkWarnings } from '@/content/check';

/** The questions that are in the terminal already. */
const asked = new Set<string>();

/**
 * Checks the content whenever the development server renders a page; what is wrong is shown in the terminal and in the
 * place of the page until it is corrected. No error is thrown: a page of ours that failed would hide the sentence. Files
 * that end in .dev.tsx are for that server only: a build sees neither this one nor the check behind it.
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

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';

import { checkContent, checkWarnings, readContent } from '@/content/check';

import { ReloadOnChange } from './reload-on-change.dev';

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
  for (const fault of faults) console.error(fault);
  const version = createHash('sha256')
    .update(JSON.stringify(readContent().content))
    .update(readFileSync('generated/pictures.json'))
    .digest('hex');
  return (
    <>
      {faults.length === 0 ? children : <Faults faults={faults} />}
      <ReloadOnChange version={version} />
    </>
  );
}

function Faults({ faults }: { faults: string[] }) {
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

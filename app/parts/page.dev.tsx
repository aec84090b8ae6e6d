import './parts.css';

import type { Metadata } from 'next';

import { controls } from '@/app/parts/controls.dev';
import { forms } from '@/app/parts/forms.dev';
import { movingParts } from '@/app/parts/moving-parts.dev';
import { staticParts } from '@/app/parts/static-parts.dev';
import { PageFrame } from '@/components/page-frame/page-frame';
import { SectionHeading } from '@/components/section-heading/section-heading';

export const metadata: Metadata = { title: 'Parts', robots: 'noindex' };

const groups = [
  { id: 'static', title: 'Static parts', parts: staticParts },
  { id: 'controls', title: 'Controls', parts: controls },
  { id: 'moving', title: 'Moving parts', parts: movingParts },
  { id: 'forms', title: 'Forms', parts: forms },
];

/**
 * Shared components in their states, for developers: run `npm run dev` and open /parts. Files that end in .dev.tsx
 * are for the development server only (next.config.ts), so nothing of this is exported.
 */
export default function PartsPage() {
  return (
    <PageFrame>
      <div className="px-edge py-section">
        <h1 className="text-4xl">Parts</h1>
        <p className="mt-4 max-w-2xl">
          Each part is here in the states in which it looks different. Point at a control and tab to it to see
          those states; try it with less motion, in forced colours, at 320 pixels and at 200 per cent. The
          header, the footer with the switch for motion, and the contact widget belong to this page.
        </p>
        <nav aria-label="Parts">
          <ul className="parts-list">
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ id, title, parts }) => (
          <section key={id} aria-labelledby={id} className="parts-group">
            <SectionHeading id={id} title={title} layout="column" />
            {parts.map((part) => (
              <article key={part.file} className="part">
                <h3 className="text-2xl">{part.file}</h3>
                {part.note && <p className="mt-2 max-w-2xl">{part.note}</p>}
                <dl className={part.isWide ? 'part-states' : 'part-states is-beside'}>
                  {part.states.map(({ state, isOnDark, example }) => (
                    <div key={state}>
                      <dt className="text-sm">{state}</dt>
                      <dd className={isOnDark ? 'part-example on-dark bg-pine text-plaster' : 'part-example'}>
                        {example}
                      </dd>
                    </div>
                  ))}
                </dl>
              </article>
            ))}
          </section>
        ))}
      </div>
    </PageFrame>
  );
}

import type { ReactNode } from 'react';

import { Disclosure } from '@/components/disclosure/disclosure';
import { LinkedText } from '@/components/linked-text/linked-text';
import { WholeWords } from '@/components/whole-words/whole-words';
import { content } from '@/content/content';
import { site } from '@/content/site';
import { addressLine } from '@/lib/format';

/** The privacy notice of the form: who gets the data, why and for how long, and what the browser stores. */
export function PrivacyNotice() {
  const { privacy } = content;
  const { officer } = privacy;
  return (
    <div className="text-sm">
      <p>{privacy.summary}</p>
      <Disclosure id="privacy" summary={privacy.title}>
        {privacy.sections.map(({ title, text }) => (
          <Part key={title} title={title}>
            <LinkedText text={text} />
          </Part>
        ))}
        <Part title={officer.title}>
          <LinkedText
            text={`${officer.name}, ${officer.role}, ${site.legalName}, ${addressLine(site.address)}; ${site.phone.display}, ${site.email}`}
          />
        </Part>
        <Part title={privacy.storedTitle}>{privacy.storedIntro}</Part>
        <ul className="my-2 list-disc ps-5">
          {privacy.stored.map(({ what, until }) => (
            <li key={what}>
              <WholeWords text={`${what}: ${until}`} />
            </li>
          ))}
        </ul>
        <p>{privacy.storedRemoval}</p>
      </Disclosure>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="mt-3">
      <strong className="block font-semibold">{title}</strong>
      {children}
    </p>
  );
}

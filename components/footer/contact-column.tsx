import clsx from 'clsx';

import { footerLink } from '@/components/footer/footer-link';
import { WholeWords } from '@/components/whole-words/whole-words';
import { headings } from '@/content/headings';
import { site } from '@/content/site';
import { townLine } from '@/lib/format';
import { mailLink, telLink } from '@/lib/links';

/** The address, the phone and the e-mail of the group. */
export function ContactColumn() {
  return (
    <div className="max-sm:col-span-full sm:max-lg:col-start-2 sm:max-lg:row-start-1">
      <h2 className="mb-2 text-lg text-paper">{headings.footerContact.title}</h2>
      <address className="not-italic">
        {site.address.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">
          <WholeWords text={townLine(site.address)} />
        </span>
        <span className="block">{`${site.address.state}, ${site.address.country}`}</span>
        <a href={telLink(site.phone.e164)} className={clsx(footerLink, 'mt-2')}>
          {site.phone.display}
        </a>
        <a href={mailLink(site.email)} className={footerLink}>
          {site.email}
        </a>
      </address>
    </div>
  );
}

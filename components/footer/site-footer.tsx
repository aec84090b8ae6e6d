import clsx from 'clsx';

import { BrandMark } from '@/components/brand-mark/brand-mark';
import { ExternalLink } from '@/components/external-link/external-link';
import { AccessNote } from '@/components/footer/access-note';
import { Icon } from '@/components/icon/icon';
import { MotionSwitch } from '@/components/motion/motion-switch';
import { OfficialChannels } from '@/components/official-channels/official-channels';
import { hotels, type Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings, navigation } from '@/content/pages';
import { site } from '@/content/site';
import { withBasePath } from '@/lib/base-path';
import { fillPlaceholders, townLine } from '@/lib/format';
import { mailLink, telLink } from '@/lib/links';

const footerLink =
  'block w-fit max-w-full py-2 hover:text-brass-light hover:underline hover:underline-offset-[0.25em]';

/** The footer of every page: a short text about the group, links to the hotels' own sites, and contact details. */
export function SiteFooter() {
  const half = Math.ceil(hotels.length / 2);
  return (
    <footer className="on-dark break-inside-avoid bg-ink pt-8 pb-24 md:pt-12 lg:pb-12 print:py-4 text-sm text-sand [view-timeline-name:--footer]">
      <div className="px-edge">
        <div className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-[1.9fr_1.1fr_1.1fr_1.3fr] lg:gap-6 xl:grid-cols-[2fr_1fr_1fr_1.3fr] xl:gap-12 cramped:grid-cols-1">
          <div className="max-sm:col-span-full">
            <p className="flex items-center gap-3 font-display text-xl">
              <BrandMark className="size-11" />
              {site.name}
            </p>
            <p className="mt-4 max-w-112">{site.blurb}</p>
            <SocialLinks />
          </div>
          <HotelSites hotels={hotels.slice(0, half)} />
          <HotelSites hotels={hotels.slice(half)} />
          <ContactColumn />
        </div>
        <OfficialChannels className="mt-6 md:mt-8 text-brass-light" />
        <BottomRow />
        <AccessNote />
      </div>
    </footer>
  );
}

function SocialLinks() {
  return (
    <ul className="mt-4 flex flex-wrap gap-3 print:hidden">
      {site.social.map(({ name, icon, url, isPlaceholder }) => (
        <li key={name}>
          {isPlaceholder ? (
            <span
              role="img"
              aria-label={`${name}, ${labels.notYet}`}
              className="flex items-center gap-2 opacity-60"
            >
              <span className="round-button">
                <Icon name={icon} className="size-5" />
              </span>
              {labels.notYet}
            </span>
          ) : (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${name}, ${labels.opensInNewTab}`}
              className="round-button"
            >
              <Icon name={icon} className="size-5" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Links to the hotels' own pages. */
function HotelSites({ hotels: shown }: { hotels: readonly Hotel[] }) {
  return (
    <div className="print:hidden">
      <h2 className="mb-2 text-lg text-paper">{headings.usefulLinks.title}</h2>
      <ul>
        {shown.map(({ id, name, link }) => (
          <li key={id}>
            <ExternalLink href={link.url} newTab={labels.opensInNewTab} className={footerLink}>
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ContactColumn() {
  return (
    <div className="max-sm:col-span-full sm:max-lg:col-start-2 sm:max-lg:row-start-1">
      <h2 className="mb-2 text-lg text-paper">{headings.footerContact.title}</h2>
      <address className="not-italic">
        {site.address.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">{townLine(site.address)}</span>
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

/** The pages, the switch for motion, the copyright and who made the site. */
function BottomRow() {
  return (
    <div className="mt-6 md:mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-fern pt-4 md:grid md:grid-cols-[1fr_auto]">
      <ul className="flex flex-wrap gap-x-6 max-xs:gap-x-2 print:hidden">
        {navigation.map(({ label, href }) => (
          <li key={href}>
            <a href={withBasePath(href)} className={footerLink}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className="md:justify-self-end">
        <MotionSwitch pause={labels.pauseMotion} resume={labels.resumeMotion} />
      </div>
      <p className="max-w-none md:col-start-1">
        {fillPlaceholders(labels.copyright, { year: site.copyrightYear, name: site.legalName })}
      </p>
      <p className="md:col-start-2 md:justify-self-end">
        <ExternalLink href={site.credit.url} newTab={labels.opensInNewTab} className={footerLink}>
          {fillPlaceholders(labels.credit, { name: site.credit.label })}
        </ExternalLink>
      </p>
    </div>
  );
}

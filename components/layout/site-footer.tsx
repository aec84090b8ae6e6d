import { BrandMark } from '@/components/layout/brand-mark';
import { MotionSwitch } from '@/components/layout/motion-switch';
import { OfficialChannels } from '@/components/layout/official-channels';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { StaticPart } from '@/components/ui/static-part';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings, navigation } from '@/content/pages';
import { site } from '@/content/site';
import { asset } from '@/lib/asset';
import { fill, mailLink, telLink } from '@/lib/format';

/** The foot of every page: the group in a few words, the houses' own sites, and how to reach it. */
export function SiteFooter() {
  const half = Math.ceil(hotels.length / 2);
  return (
    <footer className="site-footer on-dark">
      <div className="wrap">
        <StaticPart id="footer" className="contents">
          <div className="footer-grid">
            <div>
              <p className="flex items-center gap-3 font-display text-xl">
                <BrandMark className="size-11" />
                {site.name}
              </p>
              <p className="mt-4 max-w-md">{site.blurb}</p>
              <ul className="mt-5 flex gap-3">
                {site.social.map(({ name, icon, url, isPlaceholder }) => (
                  <li key={name}>
                    {isPlaceholder ? (
                      <span
                        role="img"
                        aria-label={`${name}, ${labels.notYet}`}
                        className="round-button opacity-60"
                      >
                        <Icon name={icon} className="size-5" />
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
            </div>
            {[hotels.slice(0, half), hotels.slice(half)].map((column) => (
              <div key={column[0]?.id}>
                <h2 className="footer-title">{headings.usefulLinks.title}</h2>
                <ul>
                  {column.map(({ id, name, link }) => (
                    <li key={id}>
                      <ExternalLink href={link.url} newTab={labels.opensInNewTab} className="footer-link">
                        {name}
                      </ExternalLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <div>
              <h2 className="footer-title">{headings.footerContact.title}</h2>
              <address className="not-italic">
                {site.address.lines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
                <span className="block">{`${site.address.locality} - ${site.address.pin}`}</span>
                <span className="block">{`${site.address.state}, India`}</span>
                <a href={telLink(site.phone.e164)} className="footer-link mt-2">
                  {site.phone.display}
                </a>
                <a href={mailLink(site.email)} className="footer-link">
                  {site.email}
                </a>
              </address>
            </div>
          </div>
          <OfficialChannels className="mt-10 text-brass-light" />
        </StaticPart>
        <div className="footer-end">
          <StaticPart id="footer-links">
            <ul className="flex flex-wrap gap-x-5 max-[359px]:gap-x-2">
              {navigation.map(({ label, href }) => (
                <li key={href}>
                  <a href={asset(href)} className="footer-link">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </StaticPart>
          <MotionSwitch pause={labels.pauseMotion} resume={labels.resumeMotion} />
          <StaticPart id="footer-rights" className="contents">
            <p>{fill(labels.copyright, { year: site.copyrightYear, name: site.legalName })}</p>
            <p>
              <ExternalLink href={site.credit.url} newTab={labels.opensInNewTab} className="footer-link">
                {fill(labels.credit, { name: site.credit.label })}
              </ExternalLink>
            </p>
          </StaticPart>
        </div>
      </div>
    </footer>
  );
}

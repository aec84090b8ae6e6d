import { ExternalLink } from '@/components/external-link/external-link';
import { footerLink } from '@/components/footer/footer-link';
import { MotionSwitch } from '@/components/motion/motion-switch';
import { labels } from '@/content/labels';
import { navigation } from '@/content/pages';
import { site } from '@/content/site';
import { withBasePath } from '@/lib/base-path';
import { fillPlaceholders } from '@/lib/format';

/** The pages, the switch for motion, the copyright and who made the site. */
export function BottomRow() {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-fern pt-4 md:mt-8 md:grid md:grid-cols-[1fr_auto]">
      <ul className="flex flex-wrap gap-x-6 print:hidden max-xs:gap-x-2">
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

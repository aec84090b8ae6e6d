import { ExternalLink } from '@/components/external-link/external-link';
import { footerLink } from '@/components/footer/footer-link';
import { MotionSwitch } from '@/components/motion/motion-switch';
import { labels } from '@/content/labels';
import { site } from '@/content/site';
import { fillPlaceholders } from '@/lib/format';

/** The copyright, who made the site, and the switch for motion. */
export function BottomRow() {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 border-t border-fern pt-4 md:mt-8">
      <p className="max-w-none">
        {fillPlaceholders(labels.copyright, { year: site.copyrightYear, name: site.legalName })}
      </p>
      <p>
        <ExternalLink href={site.credit.url} className={footerLink}>
          {fillPlaceholders(labels.credit, { name: site.credit.label })}
        </ExternalLink>
      </p>
      <MotionSwitch pause={labels.pauseMotion} resume={labels.resumeMotion} />
    </div>
  );
}

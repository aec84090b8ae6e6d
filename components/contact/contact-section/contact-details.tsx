import { DirectionsLink } from '@/components/hotel/directions-link/directions-link';
import { Icon } from '@/components/icon/icon';
import { OfficialChannels } from '@/components/official-channels/official-channels';
import { WholeWords } from '@/components/whole-words/whole-words';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';
import { site } from '@/content/site';
import { withBasePath } from '@/lib/base-path';
import { regionLine, townLine } from '@/lib/format';
import { mailLink, telLink } from '@/lib/links';

/** The group's address and contact details, as text. */
export function ContactDetails() {
  const { address } = site;
  return (
    // The contact widget fades out over these details, which say the same (components/contact-widget).
    <address className="not-italic [view-timeline-name:--details]">
      <p className="flex gap-3">
        <Icon name="map-pin" className="mt-1 size-5 flex-none text-brass-dark" />
        <span>
          {site.legalName}
          {address.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="block">
            <WholeWords text={townLine(address)} />
          </span>
          <span className="block">{regionLine(address)}</span>
          <DirectionsLink name={site.name} coordinates={site.coordinates} />
        </span>
      </p>
      <p className="mt-3">
        <a href={telLink(site.phone.e164)} className="text-link inline-flex items-center gap-3 py-3">
          <Icon name="phone" className="size-5 text-brass-dark" />
          {site.phone.display}
        </a>
      </p>
      <p>
        <a href={mailLink(site.email)} className="text-link inline-flex items-center gap-3 py-3">
          <Icon name="mail" className="size-5 text-brass-dark" />
          {site.email}
        </a>
      </p>
      <p>
        <a
          href={withBasePath('/contact.vcf')}
          download={`${site.shortName}.vcf`}
          className="text-link inline-flex items-center gap-3 py-3"
        >
          <Icon name="users" className="size-5 text-brass-dark" />
          {labels.saveContact}
        </a>
      </p>
      <p className="mt-3 text-sm">{headings.contactDetails.intro}</p>
      <OfficialChannels className="mt-6" />
    </address>
  );
}

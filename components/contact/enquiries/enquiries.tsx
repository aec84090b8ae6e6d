import { ExternalLink } from '@/components/external-link/external-link';
import { contact } from '@/content/contact';
import { enquiries, roomEnquiries, type Enquiry } from '@/content/enquiries';
import { labels } from '@/content/labels';
import { site } from '@/content/site';
import { fillPlaceholders } from '@/lib/format';
import { chatLink, mailLink, telLink } from '@/lib/links';

/** A prepared message for links to this page: the fragment (#ask-wedding) chooses it, and CSS shows it. */
export function Enquiries() {
  return [...enquiries, ...roomEnquiries].map(({ id, title, message, hotel, halls = [] }: Enquiry) => (
    <section
      key={id}
      id={id}
      aria-label={title}
      className="mb-6 hidden scroll-mt-24 target:block"
      data-enquiry=""
    >
      <p className="font-display text-xl">{title}</p>
      {halls.map(({ name, words }) => (
        <p key={name} className="mt-1 text-sm">{`${name}: ${words}`}</p>
      ))}
      <p className="mt-1">{contact.enquiryIntro}</p>
      <blockquote className="mt-2 border-l-3 border-brass ps-3">{message}</blockquote>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <ExternalLink href={chatLink(site.phone.e164, message)} className="text-link py-3">
          {labels.byChat}
        </ExternalLink>
        <a
          href={mailLink(site.email, fillPlaceholders(labels.mailSubject, { title }), message)}
          className="text-link py-3"
        >
          {labels.byMail}
        </a>
        {hotel && (
          <a href={telLink(hotel.phone.e164)} className="text-link py-3 figures">
            {`${labels.callHotel} ${hotel.phone.display}`}
          </a>
        )}
      </p>
    </section>
  ));
}

import { LiveMapIsland } from '@/components/contact/office-map/live-map.island';
import { OfficeMap } from '@/components/contact/office-map/office-map';
import { ExternalLink } from '@/components/external-link/external-link';
import { HotelListLink } from '@/components/hotel/hotel-list-link/hotel-list-link';
import { Island } from '@/components/islands/island';
import { slot } from '@/components/islands/slot';
import { contact } from '@/content/contact';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

import './contact-hero.css';

const CAPTION_ID = 'map-caption';

/** The page's title beside the map of the head office. */
export function ContactHero() {
  const { hero, map } = contact;
  return (
    <div className="hide-until-parsed on-dark bg-pine pb-12 text-plaster md:py-12 lg:py-24 md:low:py-6">
      <div className="contact-hero-row grid items-center gap-x-8 px-edge md:grid-cols-2 lg:grid-cols-[5fr_7fr] lg:gap-x-(--gap) print:grid-cols-[5fr_7fr]">
        <div className="contact-hero-text flex flex-col justify-center max-md:justify-end">
          {/* On one line in a window of 1200 px. */}
          <h1 className="text-4xl xl:text-[min(var(--text-4xl),6.2vw)]">{hero.title}</h1>
          {/* Not as wide as the column: in some windows, the fallback font would need another number of lines. */}
          <p className="mt-4 text-lg lg:max-w-76 xl:max-w-104">{hero.intro}</p>
          <p className="mt-4 flex flex-col items-start print:hidden">
            {/* In a wide window, the form is just below. A low one has no room for it above the contact widget. */}
            <a href="#message" className="text-link py-3 lg:hidden low:hidden">
              {headings.contactForm.title}
            </a>
            <ExternalLink href={map.openUrl} className="py-3">
              {/* So that the arrow behind it does not move when the font has loaded. */}
              <span
                className="same-width text-link inline-block [--spare:0.02em] cramped:inline cramped:after:hidden"
                data-text={map.title}
              >
                {map.title}
              </span>
            </ExternalLink>
            <HotelListLink className="button button-quiet mt-3" />
          </p>
        </div>
        <figure>
          <Island
            component={LiveMapIsland}
            start="used"
            props={{
              src: map.embedUrl,
              title: map.title,
              show: labels.openMap,
              unreachable: labels.mapUnreachable,
              drawing: slot(<OfficeMap captionId={CAPTION_ID} />),
            }}
          />
          <figcaption id={CAPTION_ID} className="mt-3 text-sm">
            {map.caption}
          </figcaption>
        </figure>
      </div>
    </div>
  );
}

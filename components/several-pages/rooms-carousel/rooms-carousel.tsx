import { Carousel } from '@/components/carousel/carousel';
import { ExternalLink } from '@/components/external-link/external-link';
import { Picture } from '@/components/picture/picture';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { altTexts } from '@/content/alt-texts';
import { headings } from '@/content/headings';
import { hotelById } from '@/content/hotels';
import { carouselText } from '@/content/labels';
import { roomCarousel } from '@/content/rooms';
import { MIN_WIDTH, ROOMS_SLIDER } from '@/lib/breakpoints';
import { ROOMS_INTERVAL_MS } from '@/lib/timings';

import './rooms-carousel.css';

/** The rooms that guests ask for again: side by side, or one at a time on small screens. */
export function RoomsCarousel() {
  return (
    <section className="py-section">
      <div className="px-edge">
        <SectionHeading {...headings.roomCarousel} />
        <Carousel
          label={headings.roomCarousel.title}
          slides={roomCarousel.map((card) => (
            <div key={card.id} className="relative print:break-inside-avoid">
              <Picture
                name={card.picture}
                alt={altTexts[card.picture]}
                sizes={`${MIN_WIDTH.md} 24vw, 92vw`}
                className="room-picture"
              />
              {/* The whole card is the link. */}
              <ExternalLink
                href={hotelById(card.hotel).link.url}
                note={<span className="block pt-1 font-sans text-sm text-pretty">{card.subtitle}</span>}
                className="room-link hang-sign block pt-4 font-display text-xl after:absolute after:inset-0"
              >
                {card.title}
              </ExternalLink>
            </div>
          ))}
          text={carouselText}
          intervalMs={ROOMS_INTERVAL_MS}
          activeQuery={ROOMS_SLIDER}
          hasDots
          className="rooms"
          controlsClassName="rooms-controls"
          trackClassName="rooms-track"
        />
      </div>
    </section>
  );
}

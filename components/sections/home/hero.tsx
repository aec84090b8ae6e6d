import { HotelSearch } from '@/components/sections/home/hotel-search';
import { hotelSearchText } from '@/components/sections/home/hotel-search-text';
import { carouselText } from '@/components/sections/shared/carousel-text';
import { Carousel } from '@/components/ui/carousel';
import { ExternalLink } from '@/components/ui/external-link';
import { Picture } from '@/components/ui/picture';
import { heroSlides } from '@/content/hero';
import { featuredHotels, hotelById } from '@/content/hotels';
import { labels } from '@/content/labels';
import { pictures } from '@/content/pictures';
import { site } from '@/content/site';
import type { HeroSlide } from '@/content/types';
import { HERO_INTERVAL_MS } from '@/lib/timings';

/** The pictures that greet, the promise, and the search, which stays put while the pictures change. */
export function Hero() {
  return (
    <div className="hero on-dark">
      <Carousel
        label={labels.heroName}
        slides={heroSlides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} isFirst={index === 0} />
        ))}
        text={carouselText}
        intervalMs={HERO_INTERVAL_MS}
        effect="fade"
        hasArrows
        className="hero-carousel"
      />
      <div className="hero-front">
        <h1 className="hero-promise">{site.tagline}</h1>
        <HotelSearch
          hotels={featuredHotels.map(({ name, city, link }) => ({
            name: `${name}, ${city}`,
            url: link.url,
          }))}
          text={{ name: labels.searchName, ...hotelSearchText }}
        />
        <noscript>
          <p className="mt-4">{labels.noScriptSearch}</p>
          <ul className="flex flex-wrap gap-x-5">
            {featuredHotels.map(({ id, name, city, link }) => (
              <li key={id}>
                <ExternalLink
                  href={link.url}
                  newTab={labels.opensInNewTab}
                  className="text-link inline-block py-2"
                >
                  {`${name}, ${city}`}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </div>
  );
}

function Slide({ slide, isFirst }: { slide: HeroSlide; isFirst: boolean }) {
  const hotel = slide.isMain ? null : hotelById(slide.hotel);
  return (
    <div className="hero-slide">
      <Picture
        name={slide.picture}
        alt={pictures[slide.picture]}
        sizes="100vw"
        isFirst={isFirst}
        className="hero-picture"
      />
      {!slide.isMain && hotel && (
        <div className="hero-caption">
          <p className="hero-caption-name text-balance">{hotel.name}</p>
          <p className="text-xs/snug text-balance md:text-sm">{slide.tagline}</p>
        </div>
      )}
    </div>
  );
}

import clsx from 'clsx';

import { Carousel } from '@/components/carousel/carousel';
import { HotelSearch } from '@/components/home/hotel-search/hotel-search';
import { Lamps } from '@/components/picture/lamps';
import { Picture } from '@/components/picture/picture';
import { altTexts } from '@/content/alt-texts';
import { heroSlides, type HeroSlide } from '@/content/hero';
import { featuredHotels, hotelById } from '@/content/hotels';
import { carouselText, labels } from '@/content/labels';
import { hotelListPath } from '@/content/pages';
import { site } from '@/content/site';
import { withBasePath } from '@/lib/base-path';
import { FULL_WIDTH } from '@/lib/breakpoints';
import { nameWithTown } from '@/lib/format';
import { HERO_INTERVAL_MS } from '@/lib/timings';

import './hero.css';
import './hero-slides.css';
import './hero-shade.css';

const SEARCH_ID = 'search';

/**
 * The top of Home: pictures, the title, and the search, which stays in place while the pictures change. hero.css has
 * its height and places, hero-slides.css the pictures, and hero-shade.css what is between them and the words.
 */
export function Hero() {
  return (
    <div className="hero on-dark relative z-0 grid bg-ink text-paper" data-rotation-area="">
      <Carousel
        label={labels.heroName}
        slides={heroSlides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} index={index} />
        ))}
        text={carouselText}
        intervalMs={HERO_INTERVAL_MS}
        effect="fade"
        hasArrows
        className="hero-carousel"
        controlsClassName="hero-controls"
      />
      <h1 className="hero-title pointer-events-none relative w-full px-edge pb-2 md:pb-4">{site.tagline}</h1>
      {/* The first paint waits until the search has arrived, so that it has the title (in browsers that know "expect"). */}
      <link rel="expect" href={`#${SEARCH_ID}`} blocking="render" />
      <div
        id={SEARCH_ID}
        className="hero-search pointer-events-none relative row-start-4 w-full px-edge pt-6 pb-24 *:pointer-events-auto max-[26.5em]:pt-8 lg:pb-8"
      >
        <HotelSearch
          hotels={featuredHotels.map((hotel) => ({
            name: nameWithTown(hotel),
            url: hotel.link.url,
          }))}
        />
        <p className="mt-4 hidden no-js:block">
          {labels.noScriptSearch}{' '}
          <a href={withBasePath(hotelListPath)} className="text-link inline-block py-2">
            {labels.allHotels}
          </a>
        </p>
      </div>
    </div>
  );
}

function Slide({ slide, index }: { slide: HeroSlide; index: number }) {
  const isFirst = index === 0;
  const hotel = slide.isMain ? null : hotelById(slide.hotel);
  return (
    <div className={clsx('hero-slide', !isFirst && 'hero-later', index > 1 && 'hero-much-later')}>
      <Picture
        name={slide.picture}
        alt={altTexts[slide.picture]}
        sizes={FULL_WIDTH}
        isFirst={isFirst}
        isAtDusk={isFirst}
        className="hero-picture"
      />
      {isFirst && <Lamps name={slide.picture} className="hero-picture" />}
      {!slide.isMain && hotel && (
        <div className="hero-caption relative">
          <p className="font-display text-base leading-tight md:text-lg">{hotel.name}</p>
          <p className="text-sm leading-snug md:text-base">{slide.tagline}</p>
        </div>
      )}
    </div>
  );
}

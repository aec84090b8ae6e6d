import { Halls } from '@/components/facilities/halls/halls';
import { Icon } from '@/components/icon/icon';
import { Picture } from '@/components/picture/picture';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { SpokenName } from '@/components/spoken-name/spoken-name';
import { WholeWords } from '@/components/whole-words/whole-words';
import { altTexts } from '@/content/alt-texts';
import { facilityCards } from '@/content/facilities';
import { headings } from '@/content/headings';
import { withBasePath } from '@/lib/base-path';
import { MIN_WIDTH } from '@/lib/breakpoints';

/** What every hotel offers, with its hours, and the halls that some hotels have. */
export function FacilityCards() {
  return (
    <section className="on-dark bg-pine py-section text-plaster">
      <div className="px-edge">
        <SectionHeading {...headings.facilityCards} />
        <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2">
          {facilityCards.map((card) => (
            <li key={card.id} className="break-inside-avoid">
              <Picture
                name={card.picture}
                alt={altTexts[card.picture]}
                sizes={`${MIN_WIDTH.md} 41vw, 92vw`}
                maxWidth={1080}
                className="aspect-3/2"
              />
              <h3 className="mt-4 text-2xl">{card.title}</h3>
              <p className="mt-1 flex items-center gap-2 text-sm text-brass-light">
                <Icon name="clock" className="size-4" />
                <span>
                  <WholeWords text={card.hours} />
                </span>
              </p>
              <p className="mt-3">
                <WholeWords text={card.description} />
              </p>
              <a href={withBasePath(card.link)} className="button button-quiet mt-4">
                {card.button}
                <SpokenName name={card.title} />
              </a>
            </li>
          ))}
        </ul>
        <Halls />
      </div>
    </section>
  );
}

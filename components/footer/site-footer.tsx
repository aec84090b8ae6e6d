import { BrandMark } from '@/components/brand-mark/brand-mark';
import { AccessNote } from '@/components/footer/access-note';
import { BottomRow } from '@/components/footer/bottom-row';
import { ContactColumn } from '@/components/footer/contact-column';
import { HotelSites } from '@/components/footer/hotel-sites';
import { SocialLinks } from '@/components/footer/social-links';
import { OfficialChannels } from '@/components/official-channels/official-channels';
import { hotels } from '@/content/hotels';
import { site } from '@/content/site';

/** The footer of every page: a short text about the group, links to book each hotel, and contact details. */
export function SiteFooter() {
  const half = Math.ceil(hotels.length / 2);
  return (
    <footer className="on-dark break-inside-avoid bg-ink pt-8 pb-24 text-sm text-sand [view-timeline-name:--footer] md:pt-12 lg:pb-12 print:py-4">
      <div className="px-edge">
        <div className="grid grid-cols-2 gap-x-4 gap-y-6 max-sm:grid-cols-[1.06fr_1fr] lg:grid-cols-[1.9fr_1.1fr_1.1fr_1.3fr] lg:gap-6 xl:grid-cols-[2fr_1fr_1fr_1.3fr] xl:gap-12 cramped:grid-cols-1">
          <div className="max-sm:col-span-full">
            <p className="flex items-center gap-3 font-display text-xl">
              <BrandMark className="size-11" />
              {site.name}
            </p>
            <p className="mt-4 max-w-112">{site.blurb}</p>
            <SocialLinks />
          </div>
          <HotelSites hotels={hotels.slice(0, half)} />
          <HotelSites hotels={hotels.slice(half)} />
          <ContactColumn />
        </div>
        <OfficialChannels className="mt-6 text-brass-light md:mt-8" />
        <BottomRow />
        <AccessNote />
      </div>
    </footer>
  );
}

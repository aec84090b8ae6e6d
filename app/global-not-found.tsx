import type { Metadata } from 'next';

import { rootMetadata } from '@/app/_seo/metadata';
import RootLayout from '@/app/layout';
import { HotelDrawing } from '@/components/hotel/hotel-drawing/hotel-drawing';
import { PageFrame } from '@/components/page-frame/page-frame';
import { PageHero } from '@/components/several-pages/page-hero/page-hero';
import { content } from '@/content/content';
import { hotels } from '@/content/hotels';
import { navigation } from '@/content/pages';
import { site } from '@/content/site';
import { withBasePath } from '@/lib/base-path';

export { viewport } from '@/app/_seo/metadata';

const { title, text, picture } = content['not-found'];

export const metadata: Metadata = { ...rootMetadata, title: `${site.name} - ${title}` };

/** The page for a wrong address, 404.html. Next.js puts no layout around this file, so it has the layout inside. */
export default function NotFoundPage() {
  return (
    <RootLayout>
      <PageFrame>
        <PageHero title={title} intro={text} picture={picture} textPosition="beside">
          <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-2 lg:me-8 lg:max-w-96">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a href={withBasePath(href)} className="button button-quiet w-full px-2">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </PageHero>
        {/* The house is on the upper edge of the footer, as if that were its street. */}
        <div className="on-dark bg-pine px-edge text-brass-light print:hidden">
          <HotelDrawing hotel={hotels[0]!} className="text-[8px]" />
        </div>
      </PageFrame>
    </RootLayout>
  );
}

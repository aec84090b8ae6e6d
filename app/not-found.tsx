import type { Metadata } from 'next';

import { PageHero } from '@/components/sections/shared/page-hero';
import { StaticPart } from '@/components/ui/static-part';
import { notFound } from '@/content/not-found';
import { navigation } from '@/content/pages';
import { site } from '@/content/site';
import { asset } from '@/lib/asset';

export const metadata: Metadata = { title: `${site.name} - ${notFound.title}` };

export default function NotFoundPage() {
  return (
    <>
      <PageHero title={notFound.title} intro={notFound.text} picture={notFound.picture} />
      <section className="section">
        <StaticPart id="not-found" className="wrap">
          <h2 className="text-2xl">{notFound.linksTitle}</h2>
          <ul className="mt-6 flex flex-wrap gap-4">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a href={asset(href)} className="button button-quiet">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </StaticPart>
      </section>
    </>
  );
}

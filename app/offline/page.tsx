import type { Metadata } from 'next';

import { Icon } from '@/components/icon/icon';
import { PageFrame } from '@/components/page-frame/page-frame';
import { content } from '@/content/content';
import { hotels } from '@/content/hotels';
import { navigation } from '@/content/pages';
import { site } from '@/content/site';
import { withBasePath } from '@/lib/base-path';
import { telLink } from '@/lib/links';

import './offline.css';

const { offline } = content;

export const metadata: Metadata = {
  title: `${site.name} - ${offline.title}`,
  description: offline.text,
  robots: { index: false },
};

/** The service worker shows this page offline, instead of a page that is not in its cache. It needs no picture. */
export default function OfflinePage() {
  return (
    <PageFrame>
      <div className="on-dark bg-pine py-12 text-plaster lg:py-16">
        <div className="px-edge">
          <h1 className="text-4xl">{offline.title}</h1>
          <p className="mt-3 text-lg">{offline.text}</p>
          {/* A form without an action loads its own address again. */}
          <form className="mt-6" aria-label={offline.tryAgain}>
            <button type="submit" className="button">
              {offline.tryAgain}
            </button>
          </form>
        </div>
      </div>
      <section className="py-section">
        <div className="px-edge">
          <h2 className="text-2xl">{offline.phonesTitle}</h2>
          <p className="mt-2">{offline.phonesText}</p>
          <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,14.5rem),1fr))] gap-x-8 gap-y-8">
            {[
              { id: 'office', name: site.name, town: site.address.locality, phone: site.phone },
              ...hotels,
            ].map(({ id, name, town, phone }) => (
              <li key={id}>
                <p className="font-display text-lg">{name}</p>
                <p className="text-sm text-brass-dark">{town}</p>
                <a
                  href={telLink(phone.e164)}
                  className="text-link inline-flex min-h-touch items-center gap-2"
                >
                  <Icon name="phone" className="size-5" />
                  {phone.display}
                </a>
              </li>
            ))}
          </ul>
          <h2 className="mt-12 text-2xl">{offline.linksTitle}</h2>
          <ul className="mt-6 flex flex-wrap gap-4">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a href={withBasePath(href)} className="button button-quiet min-w-32">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </PageFrame>
  );
}

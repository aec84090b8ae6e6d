import '@/styles/index.css';

import localFont from 'next/font/local';
import type { ReactNode } from 'react';

import { OfflineBanner } from '@/components/offline/offline-banner';
import { Loader } from '@/components/loader/loader';
import { HeadScript } from '@/components/startup/head-script';
import { PageBoundary } from '@/components/startup/page-boundary';
import { PagePart } from '@/components/startup/page-part';
import { PageEndHtml } from '@/components/footer/page-end-html';
import { SiteHeader } from '@/components/header/site-header';
import { SpeculationRules } from '@/components/startup/speculation-rules';
import { labels } from '@/content/labels';
import { site } from '@/content/site';

export { rootMetadata as metadata, viewport } from '@/app/_seo/metadata';

// The fallback fonts have the same size: styles/fallback-fonts.css.
const display = localFont({
  src: '../generated/fonts/display.woff2',
  variable: '--font-display',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
});

const text = localFont({
  src: '../generated/fonts/text.woff2',
  variable: '--font-text',
  weight: '400 600',
  adjustFontFallback: false,
  preload: false,
});

/** The target of the skip link. */
const CONTENT_ID = 'content';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The head script sets classes before React compares the HTML with its own.
    <html lang={site.language} className={`${display.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        <HeadScript />
      </head>
      <body>
        <PageBoundary part="body">
          <a
            href={`#${CONTENT_ID}`}
            className="skip-link fixed top-0 left-0 z-1200 bg-ink px-4 py-3 text-paper not-focus:[translate:0_-120%] print:hidden"
          >
            {labels.skipToContent}
          </a>
          <OfflineBanner />
          <PagePart>
            <SiteHeader />
          </PagePart>
          <main id={CONTENT_ID} tabIndex={-1}>
            <Loader label={labels.loading} />
            <PageBoundary part="main">{children}</PageBoundary>
          </main>
          <PageEndHtml />
        </PageBoundary>
        <SpeculationRules />
      </body>
    </html>
  );
}

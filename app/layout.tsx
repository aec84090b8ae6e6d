import localFont from 'next/font/local';
import type { ReactNode } from 'react';

import { beforeFirstPaint, OPENING_MS, PATIENCE_MS } from '@/components/layout/before-first-paint';
import { ContactWidget } from '@/components/layout/contact-widget';
import { CopyNotice } from '@/components/layout/copy-notice';
import { LineCare } from '@/components/layout/line-care';
import { Loader } from '@/components/layout/loader';
import { PageBoundary } from '@/components/layout/page-boundary';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { Speculation } from '@/components/layout/speculation';
import { labels } from '@/content/labels';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { asset } from '@/lib/asset';

export { rootMetadata as metadata, viewport } from '@/app/_seo/metadata';

// What stands in for each while it loads, at its size: styles/fallback-fonts.css.
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

/** Where the skip link leads. */
const CONTENT_ID = 'content';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The first script sets a class before React compares the HTML with its own.
    <html lang={site.language} className={`${display.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        <script
          dangerouslySetInnerHTML={{
            __html: `(${beforeFirstPaint})(${PATIENCE_MS},${OPENING_MS},'${asset(pages.facilities.path)}')`,
          }}
        />
      </head>
      <body>
        <PageBoundary part="body">
          <a href={`#${CONTENT_ID}`} className="skip-link">
            {labels.skipToContent}
          </a>
          <CopyNotice />
          <SiteHeader />
          <main id={CONTENT_ID} tabIndex={-1}>
            <Loader label={labels.loading} />
            <PageBoundary part="main">{children}</PageBoundary>
          </main>
          <SiteFooter />
          <ContactWidget />
          <LineCare />
        </PageBoundary>
        <Speculation />
      </body>
    </html>
  );
}

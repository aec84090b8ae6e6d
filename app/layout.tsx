import '@/styles/index.css';

import localFont from 'next/font/local';
import type { ReactNode } from 'react';

import { StartPage } from '@/app/_browser/start.dev';
import { HeadScript } from '@/components/startup/head-script';
import { SpeculationRules } from '@/components/startup/speculation-rules';
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

/** The document of every page: its head, with the fonts and the head script, and its body. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The head script sets classes, which React would compare with its own during `next dev`.
    <html lang={site.language} className={`${display.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        <HeadScript />
      </head>
      <body>
        {children}
        <SpeculationRules />
        {process.env.NODE_ENV === 'development' && <StartPage />}
      </body>
    </html>
  );
}

import type { Metadata, Viewport } from 'next';

import { altTexts } from '@/content/alt-texts';
import { pages, type PageId } from '@/content/pages';
import { site } from '@/content/site';
import { withBasePath } from '@/lib/base-path';
import { color } from '@/lib/node/colors';
import { socialPicture } from '@/lib/pictures';

/**
 * The origin of the published site, without a slash at the end: NEXT_PUBLIC_SITE_URL, or `url` in content/site.json.
 */
const siteOrigin = (process.env.NEXT_PUBLIC_SITE_URL || site.url).replace(/\/+$/, '');

/** The absolute address of a path of this site, with the path it is deployed under. */
export function absoluteUrl(path: string): string {
  return `${siteOrigin}${withBasePath(path)}`;
}

export const rootMetadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  applicationName: site.name,
  formatDetection: { telephone: false, email: false, address: false },
  icons: {
    icon: [
      { url: withBasePath('/brand/favicon.svg'), type: 'image/svg+xml' },
      { url: withBasePath('/favicon.ico'), sizes: '32x32' },
    ],
    apple: withBasePath('/brand/apple-touch-icon.png'),
  },
  manifest: withBasePath('/manifest.webmanifest'),
};

export const viewport: Viewport = { themeColor: color('ink'), colorScheme: 'only light' };

/** Title, description, canonical address and sharing tags of a page. */
export function pageMetadata(page: PageId): Metadata {
  const info = pages[page];
  const title = `${site.name} - ${info.title}`;
  const url = absoluteUrl(info.path);
  const social = socialPicture(info.picture);
  const image = { url: absoluteUrl(social.src), width: 1200, height: 630, alt: altTexts[info.picture] };
  return {
    title,
    description: info.description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: site.language.replace('-', '_'),
      title,
      description: info.description,
      url,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description: info.description, images: [image] },
  };
}

'use client';

import type { ComponentType } from 'react';

import type * as ComingModule from '@/components/contact/before-you-come/before-you-come';
import type * as EnquiriesModule from '@/components/contact/enquiries/enquiries';
import type * as NoticeModule from '@/components/contact/privacy-notice/privacy-notice';

import { ServerHtml } from '@/components/server-html/server-html';

// The components below do not reach the browser, and their style sheets not by them.
import '@/components/disclosure/disclosure.css';
import '@/components/shared/kerala-map/kerala-map.css';

/** A build leaves out of the browser's scripts what this guards. In development a changed content shows at once. */
const isServer = typeof window === 'undefined' || process.env.NODE_ENV === 'development';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts: https://nextjs.org/docs/app/guides/package-bundling */
const Coming: ComponentType | undefined = isServer
  ? (require('./before-you-come/before-you-come') as typeof ComingModule).BeforeYouCome
  : undefined;
const Begun: ComponentType | undefined = isServer
  ? (require('./enquiries/enquiries') as typeof EnquiriesModule).Enquiries
  : undefined;
const Notice: ComponentType | undefined = isServer
  ? (require('./privacy-notice/privacy-notice') as typeof NoticeModule).PrivacyNotice
  : undefined;
/* eslint-enable @typescript-eslint/no-require-imports */

export function BeforeYouComeHtml() {
  return <ServerHtml id="before-you-come">{Coming && <Coming />}</ServerHtml>;
}

export function PrivacyNoticeHtml() {
  return <ServerHtml id="privacy-notice">{Notice && <Notice />}</ServerHtml>;
}

export function EnquiriesHtml() {
  return <ServerHtml id="enquiries">{Begun && <Begun />}</ServerHtml>;
}

'use client';

import type { ComponentType } from 'react';

import type * as BeforeYouComeModule from '@/components/contact/before-you-come/before-you-come';
import type * as EnquiriesModule from '@/components/contact/enquiries/enquiries';
import type * as NoticeModule from '@/components/contact/privacy-notice/privacy-notice';

import { ServerHtml } from '@/components/server-html/server-html';

// The components below do not reach the browser, and their style sheets not by them.
import '@/components/disclosure/disclosure.css';
import '@/components/shared/kerala-map/kerala-map.css';

/** What this guards reads files, and is left out of the scripts of browsers: a changed text of it shows after a reload. */
const isServer = typeof window === 'undefined';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts: https://nextjs.org/docs/app/guides/package-bundling */
const BeforeYouCome: ComponentType | undefined = isServer
  ? (require('./before-you-come/before-you-come') as typeof BeforeYouComeModule).BeforeYouCome
  : undefined;
const Enquiries: ComponentType | undefined = isServer
  ? (require('./enquiries/enquiries') as typeof EnquiriesModule).Enquiries
  : undefined;
const PrivacyNotice: ComponentType | undefined = isServer
  ? (require('./privacy-notice/privacy-notice') as typeof NoticeModule).PrivacyNotice
  : undefined;
/* eslint-enable @typescript-eslint/no-require-imports */

export function BeforeYouComeHtml() {
  return <ServerHtml id="before-you-come">{BeforeYouCome && <BeforeYouCome />}</ServerHtml>;
}

export function PrivacyNoticeHtml() {
  return <ServerHtml id="privacy-notice">{PrivacyNotice && <PrivacyNotice />}</ServerHtml>;
}

export function EnquiriesHtml() {
  return <ServerHtml id="enquiries">{Enquiries && <Enquiries />}</ServerHtml>;
}

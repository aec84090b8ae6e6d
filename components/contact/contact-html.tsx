'use client';

import type * as BeforeYouComeModule from '@/components/contact/before-you-come/before-you-come';
import type * as DetailsModule from '@/components/contact/contact-form/contact-details';
import type * as EnquiriesModule from '@/components/contact/enquiries/enquiries';
import type * as MapModule from '@/components/contact/office-map/office-map';
import type * as NoticeModule from '@/components/contact/privacy-notice/privacy-notice';

import { serverHtml } from '@/components/server-html/server-html';

// The components below do not reach the browser, and their style sheets not by them.
import '@/components/disclosure/disclosure.css';
import '@/components/icon/icon.css';
import '@/components/shared/kerala-map/kerala-map.css';

/** What this guards reads files, and is left out of the scripts of browsers: a changed text of it shows after a reload. */
const isServer = typeof window === 'undefined';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts: https://nextjs.org/docs/app/guides/package-bundling */
export const BeforeYouComeHtml = serverHtml(
  'before-you-come',
  isServer
    ? (require('./before-you-come/before-you-come') as typeof BeforeYouComeModule).BeforeYouCome
    : undefined,
);
export const ContactDetailsHtml = serverHtml(
  'contact-details',
  isServer ? (require('./contact-form/contact-details') as typeof DetailsModule).ContactDetails : undefined,
);
export const EnquiriesHtml = serverHtml(
  'enquiries',
  isServer ? (require('./enquiries/enquiries') as typeof EnquiriesModule).Enquiries : undefined,
);
export const OfficeMapHtml = serverHtml(
  'office-map',
  isServer ? (require('./office-map/office-map') as typeof MapModule).OfficeMap : undefined,
  'contents',
);
export const PrivacyNoticeHtml = serverHtml(
  'privacy-notice',
  isServer ? (require('./privacy-notice/privacy-notice') as typeof NoticeModule).PrivacyNotice : undefined,
);
/* eslint-enable @typescript-eslint/no-require-imports */

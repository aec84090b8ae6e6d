'use client';

import { serverHtml } from '@/components/server-html/server-html';

// Server-rendered components do not load their style sheets in the browser, so they are imported here (see serverHtml).
import '@/components/disclosure/disclosure.css';
import '@/components/icon/icon.css';
import '@/components/shared/kerala-map/kerala-map.css';

const isServer = typeof window === 'undefined';

export const BeforeYouComeHtml = serverHtml(
  'before-you-come',
  isServer
    ? (require('./before-you-come/before-you-come') as typeof import('./before-you-come/before-you-come'))
        .BeforeYouCome
    : undefined,
);
export const ContactDetailsHtml = serverHtml(
  'contact-details',
  isServer
    ? (require('./contact-form/contact-details') as typeof import('./contact-form/contact-details'))
        .ContactDetails
    : undefined,
);
export const EnquiriesHtml = serverHtml(
  'enquiries',
  isServer
    ? (require('./enquiries/enquiries') as typeof import('./enquiries/enquiries')).Enquiries
    : undefined,
);
export const OfficeMapHtml = serverHtml(
  'office-map',
  isServer
    ? (require('./office-map/office-map') as typeof import('./office-map/office-map')).OfficeMap
    : undefined,
  'contents',
);
export const PrivacyNoticeHtml = serverHtml(
  'privacy-notice',
  isServer
    ? (require('./privacy-notice/privacy-notice') as typeof import('./privacy-notice/privacy-notice'))
        .PrivacyNotice
    : undefined,
);

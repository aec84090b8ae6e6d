'use client';

import type { ComponentType } from 'react';

import type * as FooterModule from '@/components/footer/site-footer';
import type * as WidgetModule from '@/components/contact-widget/contact-widget';
import { ServerHtml } from '@/components/server-html/server-html';

// The components do not reach the browser, and their style sheets not by them.
import '@/components/contact-widget/contact-widget.css';
import '@/components/icon/icon.css';
import '@/components/motion/motion-switch.css';

/** What this guards reads files, and is left out of the scripts of browsers: a changed text of it shows after a reload. */
const isServer = typeof window === 'undefined';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be part of the browser's scripts: https://nextjs.org/docs/app/guides/package-bundling */
const Footer: ComponentType | undefined = isServer
  ? (require('./site-footer') as typeof FooterModule).SiteFooter
  : undefined;
const Widget: ComponentType | undefined = isServer
  ? (require('../contact-widget/contact-widget') as typeof WidgetModule).ContactWidget
  : undefined;
/* eslint-enable @typescript-eslint/no-require-imports */

/** The end of every page as the server wrote it, the footer and the contact widget: no script of React's touches it. */
export function PageEndHtml() {
  return (
    <ServerHtml id="page-end" className="contents">
      {Footer && Widget && (
        <>
          <Footer />
          <Widget />
        </>
      )}
    </ServerHtml>
  );
}

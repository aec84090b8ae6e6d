import type { ReactNode } from 'react';

import { ContactWidget } from '@/components/contact-widget/contact-widget';
import { SiteFooter } from '@/components/footer/site-footer';
import { SiteHeader } from '@/components/header/site-header';
import { Loader } from '@/components/loader/loader';
import { labels } from '@/content/labels';

/** The target of the skip link. */
const CONTENT_ID = 'content';

interface PageFrameProps {
  /** The path of the page, if the menu has it: '/about'. */
  current?: string;
  /** Whether the page begins with a picture that continues behind the header. */
  isHeaderOverPicture?: boolean;
  children: ReactNode;
}

/** What every page has around its sections: header, footer, contact widget and loader. */
export function PageFrame({ current, isHeaderOverPicture, children }: PageFrameProps) {
  return (
    <>
      <a
        href={`#${CONTENT_ID}`}
        className="fixed top-0 left-0 z-skip-link bg-ink px-4 py-3 text-paper not-focus:[translate:0_-120%] print:hidden"
      >
        {labels.skipToContent}
      </a>
      <SiteHeader current={current} isOverPicture={isHeaderOverPicture} />
      <main id={CONTENT_ID} tabIndex={-1}>
        <Loader label={labels.loading} />
        {children}
      </main>
      <SiteFooter />
      <ContactWidget />
    </>
  );
}

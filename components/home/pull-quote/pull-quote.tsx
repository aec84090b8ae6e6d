import { GableLine } from '@/components/gable-line/gable-line';
import { content } from '@/content/content';
import { pages } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';

import './pull-quote.css';

/** A quote from the group's story in large type, after the first screen. */
export function PullQuote() {
  const { text, source } = content.about.quote;
  return (
    <section aria-label={source} className="pull-quote px-edge py-12 text-center">
      <GableLine className="mx-auto text-brass" />
      <blockquote className="mx-auto mt-6 max-w-[24em] font-display text-2xl text-balance">{text}</blockquote>
      <p className="mx-auto mt-3">
        <a href={withBasePath(pages.about.path)} className="text-link inline-block py-3">
          {source}
        </a>
      </p>
    </section>
  );
}

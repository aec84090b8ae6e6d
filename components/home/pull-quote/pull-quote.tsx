import { pages } from '@/content/pages';
import { GableLine } from '@/components/section-heading/gable-line';
import { Picture } from '@/components/picture/picture';
import { about } from '@/content/about';
import { asset } from '@/lib/asset';

import './pull-quote.css';

/** A sentence of the group's own story, set large over a picture from edge to edge. */
export function PullQuote() {
  const { text, source, picture } = about.quote;
  return (
    <section
      aria-label={source}
      className="pull-quote on-dark relative z-0 grid min-h-96 content-end overflow-clip bg-ink text-paper lg:min-h-[29rem]"
    >
      <Picture name={picture} alt="" sizes="100vw" className="settles absolute! inset-0 -z-1" />
      <div className="pull-quote-words px-edge w-full pt-28 pb-12">
        <GableLine className="gable-drawn mb-5 text-brass-light" />
        <blockquote className="max-w-[32ch] font-display text-3xl text-balance lg:text-4xl">
          {text}
        </blockquote>
        <p>
          <a href={asset(pages.about.path)} className="text-link inline-block py-3">
            {source}
          </a>
        </p>
      </div>
    </section>
  );
}

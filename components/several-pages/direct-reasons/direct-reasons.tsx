import clsx from 'clsx';

import { EndedOffers } from '@/components/ended-offers/ended-offers';
import { Icon } from '@/components/icon/icon';
import { LinkedText } from '@/components/linked-text/linked-text';
import { content } from '@/content/content';
import { directReasons } from '@/content/offers';

/** Why guests should book with the hotels themselves. Renders nothing if the content has no reasons. */
export function DirectReasons({ className }: { className?: string }) {
  if (directReasons.length === 0) return null;
  return (
    <div className={clsx('text-sm', className)}>
      <h3 className="text-lg">{content['book-direct'].title}</h3>
      <ul role="list" className="mt-1 grid gap-1">
        {directReasons.map(({ text, lastDay = '' }) => (
          <li key={text} className="flex max-w-[41em] gap-2 text-pretty" data-last-day={lastDay}>
            <Icon name="check" className="mt-1 size-4 flex-none text-brass-dark" />
            <span>
              <LinkedText text={text} />
            </span>
          </li>
        ))}
      </ul>
      <EndedOffers lastDays={directReasons.map(({ lastDay }) => lastDay)} />
    </div>
  );
}

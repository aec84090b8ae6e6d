import clsx from 'clsx';

import { Icon } from '@/components/icon/icon';
import { site } from '@/content/site';
import { mailLink, telLink } from '@/lib/links';

// An inset focus ring: the edge of the window and the header would clip an outer one.
const link = clsx(
  'inline-flex min-h-6 items-center gap-2 hover:text-brass-light focus-visible:-outline-offset-3 max-xs:gap-1',
);

/** Phone, towns and e-mail above the header. */
export function TopBar() {
  return (
    <div className="hide-until-parsed on-dark relative z-1 bg-(--top-bar-background) text-xs leading-6 text-sand">
      <div className="flex min-h-(--top-bar-height) flex-wrap items-center justify-between gap-x-6 px-edge lg:grid lg:grid-cols-[1fr_auto_1fr] max-xs:gap-x-2">
        <a href={telLink(site.phone.e164)} className={clsx(link, 'lg:justify-self-start')}>
          <Icon name="phone" className="size-4 max-xs:w-3.5" />
          {site.phone.display}
        </a>
        {/* On a phone, the menu names the towns. */}
        <ul className="flex flex-wrap gap-x-3 max-lg:order-3 max-lg:-mt-px max-lg:w-full max-lg:justify-between max-lg:gap-x-2 max-lg:border-t max-lg:border-hairline max-lg:leading-6 max-md:hidden max-xs:gap-x-1">
          {site.topBarTowns.map((town) => (
            <li key={town} className="same-width lg:text-center" data-text={town}>
              {town}
            </li>
          ))}
        </ul>
        <a href={mailLink(site.email)} className={clsx(link, 'lg:justify-self-end')}>
          <Icon name="mail" className="size-4 max-xs:w-3.5" />
          {site.email}
        </a>
      </div>
    </div>
  );
}

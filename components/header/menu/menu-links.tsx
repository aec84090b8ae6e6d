import clsx from 'clsx';

import { navigation } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';

import './menu-links.css';

/**
 * The links to the pages: a row in the header, or the menu of a narrow window.
 *
 * @param current the path of the page, if the menu has it
 */
export function MenuLinks({ current }: { current?: string }) {
  return (
    <ul className="menu-links">
      {navigation.map(({ label, href }) => (
        <li key={href} className="same-width font-medium wide-header:text-center" data-text={label}>
          <a
            href={withBasePath(href)}
            className={clsx('nav-link', href === current && 'is-current')}
            aria-current={href === current ? 'page' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

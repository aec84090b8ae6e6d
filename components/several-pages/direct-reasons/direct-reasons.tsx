import clsx from 'clsx';

import { Icon } from '@/components/icon/icon';
import { LinkedText } from '@/components/linked-text/linked-text';
import { content } from '@/content/content';

/** Why guests should book with the hotels themselves. Renders nothing if the content has no reasons. */
export function DirectReasons({ className }: { className?: string }) {
  const { title, reasons } = content['book-direct'];
  if (reasons.length === 0) return null;
  return (
    <div className={clsx('text-sm', className)}>
      <h3 className="text-lg">{title}</h3>
      <ul role="list" className="mt-1 grid gap-1">
        {reasons.map((reason) => (
          <li key={reason} className="flex max-w-[41em] gap-2 text-pretty">
            <Icon name="check" className="mt-1 size-4 flex-none text-brass-dark" />
            <span>
              <LinkedText text={reason} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

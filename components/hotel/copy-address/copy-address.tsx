import clsx from 'clsx';
import type { ReactNode } from 'react';

import { SpokenName } from '@/components/spoken-name/spoken-name';
import { WholeWords } from '@/components/whole-words/whole-words';
import { labels } from '@/content/labels';
import { addressLine, type PostalAddress } from '@/lib/format';

interface CopyAddressProps {
  address: PostalAddress;
  /** Whose address it is, for screen readers. */
  name: string;
  className?: string;
  /** Content beside the button: the link with directions. */
  children?: ReactNode;
}

/** An address with a button that copies it (copy-on-click.ts). Without scripts, it can be selected. */
export function CopyAddress({ address, name, className, children }: CopyAddressProps) {
  return (
    <span data-copy="" className={clsx('group flex flex-wrap items-center gap-x-4', className)}>
      <span data-copy-text="" className="max-md:basis-full lg:py-1">
        <WholeWords text={addressLine(address)} />
      </span>
      {/* These two stay together on a line. */}
      <span className="inline-flex gap-x-4">
        <button
          type="button"
          className="text-link inline-flex min-h-touch items-center text-start lg:min-h-8 print:hidden no-js:hidden"
        >
          <span className="group-data-result:hidden">{labels.copyAddress}</span>
          <span data-copied={labels.addressCopied} data-selected={labels.addressSelected} />
          <SpokenName name={name} />
        </button>
        {children}
      </span>
    </span>
  );
}

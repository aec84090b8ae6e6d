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

/**
 * An address with a button that copies it (copy-address-on-click.ts). Without the script of every page there
 * is no button, and the address can be selected.
 */
export function CopyAddress({ address, name, className, children }: CopyAddressProps) {
  return (
    <span data-copy-address="" className={clsx('flex flex-wrap items-center gap-x-4', className)}>
      <span data-address="" className="max-md:basis-full lg:py-1">
        <WholeWords text={addressLine(address)} />
      </span>
      {/* These two stay together on a line. */}
      <span className="inline-flex gap-x-4">
        <button
          type="button"
          className="text-link group inline-flex min-h-touch items-center text-start lg:min-h-8 print:hidden not-served:hidden"
        >
          <span className="group-data-result:hidden">{labels.copyAddress}</span>
          <span className="hidden group-data-[result=copied]:inline" data-when="copied">
            {labels.addressCopied}
          </span>
          <span className="hidden group-data-[result=selected]:inline" data-when="selected">
            {labels.addressSelected}
          </span>
          <SpokenName name={name} />
        </button>
        {children}
      </span>
    </span>
  );
}

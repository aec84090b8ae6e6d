'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';

import { BrandMark } from '@/components/layout/brand-mark';
import { normalisePathname } from '@/lib/routes';

/** The pages shown since the document was loaded. */
const seenPages = new Set<string>();

/**
 * A spinner over the page for its first two seconds, timed by the style sheet alone: the page beneath
 * is there and painted. A page already seen in this visit comes without it.
 */
export function Loader({ label }: { label: string }) {
  const pathname = normalisePathname(usePathname());
  return <Overlay key={pathname} pathname={pathname} label={label} />;
}

/** Made anew with every change of page, which is what lets the animation play once a page. */
function Overlay({ pathname, label }: { pathname: string; label: string }) {
  const [isShown] = useState(() => !seenPages.has(pathname));
  useEffect(() => {
    seenPages.add(pathname);
  }, [pathname]);

  if (!isShown) return null;
  return (
    <div className="loader" role="status">
      <span className="loader-spinner" aria-hidden="true" />
      <BrandMark className="loader-mark" />
      <span className="sr-only">{label}</span>
    </div>
  );
}

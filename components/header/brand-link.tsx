import { BrandMark } from '@/components/brand-mark/brand-mark';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { withBasePath } from '@/lib/base-path';

/** The brand in the header, which leads to Home. */
export function BrandLink() {
  return (
    <a
      href={withBasePath(pages.home.path)}
      // The name takes one line if it fits, otherwise several. A word wider than the row breaks.
      className="inline-flex min-h-control w-min min-w-0 flex-auto items-center gap-3 font-display text-lg leading-[1.05] wrap-break-word max-sm:gap-2 max-sm:text-base"
    >
      <BrandMark className="size-10 max-sm:size-9" />
      <span className="min-w-0">{site.name}</span>
    </a>
  );
}

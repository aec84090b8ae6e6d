import { BrandMark } from '@/components/brand-mark/brand-mark';
import { HeaderBar } from '@/components/header/header-bar';
import { TopBar } from '@/components/header/top-bar';
import { labels } from '@/content/labels';
import { navigation, pages } from '@/content/pages';
import { site } from '@/content/site';
import { asset } from '@/lib/asset';

/** The banner of every page. The element has no box of its own, so that the bar in it can stick to the screen. */
export function SiteHeader() {
  return (
    <header className="contents">
      <TopBar />
      <HeaderBar links={navigation} name={labels.mainNavigation} menuLabel={labels.menu}>
        <a
          href={asset(pages.home.path)}
          // The name takes one line where there is room for it, else several.
          className="brand inline-flex min-h-[48px] min-w-min flex-1 items-center gap-3 font-display text-lg leading-[1.05] max-[24.375em]:gap-1 max-[24.375em]:text-base"
        >
          <BrandMark className="size-10" />
          {site.name}
        </a>
      </HeaderBar>
    </header>
  );
}

import { HeaderBar } from '@/components/header/header-bar';
import { BrandLinkHtml, TopBarHtml } from '@/components/header/header-html';
import { labels } from '@/content/labels';
import { navigation } from '@/content/pages';

/** The banner of every page. The element has no box of its own, so that the bar in it can stick to the screen. */
export function SiteHeader() {
  return (
    <header className="contents">
      <TopBarHtml />
      <HeaderBar links={navigation} name={labels.mainNavigation} menuLabel={labels.menu}>
        <BrandLinkHtml />
      </HeaderBar>
    </header>
  );
}

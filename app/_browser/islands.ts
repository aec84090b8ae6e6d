import { CarouselIsland } from '@/components/carousel/carousel.island';
import { CopyCodeIsland } from '@/components/copy-code/copy-code.island';
import { MenuIsland } from '@/components/header/menu/menu.island';
import { CountersIsland } from '@/components/home/counters/counters.island';
import { HotelSearchIsland } from '@/components/home/hotel-search/hotel-search.island';
import { OffersIsland } from '@/components/home/offers/offers.island';
import { hydrateIsland, type IslandRegistry } from '@/components/islands/hydrate-island';
import type { Hydrate } from '@/components/islands/island-state';
import { TabsIsland } from '@/components/tabs/tabs.island';

/**
 * Every island of the site: what React hydrates in the browser. A test compares it with the files `*.island.tsx`. An
 * island that is not on Home has its own file, loaded by `import()`.
 */
const islands = {
  carousel: () => CarouselIsland,
  'contact-form': () =>
    import('@/components/contact/contact-form/contact-form.island').then((file) => file.ContactFormIsland),
  'copy-code': () => CopyCodeIsland,
  counters: () => CountersIsland,
  'gallery-preview': () =>
    import('@/components/gallery/gallery-preview/gallery-preview.island').then(
      (file) => file.GalleryPreviewIsland,
    ),
  'hotel-search': () => HotelSearchIsland,
  'live-map': () =>
    import('@/components/contact/office-map/live-map.island').then((file) => file.LiveMapIsland),
  menu: () => MenuIsland,
  offers: () => OffersIsland,
  tabs: () => TabsIsland,
} satisfies IslandRegistry;

type Islands = { [Name in keyof typeof islands]: Awaited<ReturnType<(typeof islands)[Name]>> };
declare global {
  /** The component of each island by its name. `<Island>` (components/islands/island.tsx) accepts no other pair. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- only an interface can be global and extended
  interface IslandComponents extends Islands {}
}

export const islandNames = Object.keys(islands);

/** Called by components/startup/start-islands.ts. */
export const hydrate: Hydrate = (...island) => hydrateIsland(islands, ...island);

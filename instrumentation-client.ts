// Next.js runs this file right before React hydrates the page:
// https://nextjs.org/docs/app/api-reference/file-conventions/instrumentation-client
import { markCurrentSection } from '@/components/gallery/hotel-galleries/mark-current-section';
import { followConnection } from '@/components/offline/follow-connection';
import { revealOnView } from '@/components/reveal/reveal-on-view';
import { setForeignNodesAside } from '@/components/startup/foreign-nodes';
import { whenHydrated } from '@/components/startup/mark-hydrated';

setForeignNodesAside();

// These do not need React. They change HTML that React does not change.
whenHydrated(() => {
  revealOnView();
  markCurrentSection();
  followConnection();
});

/**
 * The script of every page, for what needs no React: small additions to HTML that React does not change. It runs
 * after the first picture (components/startup/start-islands.ts).
 */
import { fillInEnquiry } from '@/components/contact/enquiries/fill-in-enquiry';
import { hideOnScroll } from '@/components/contact-widget/hide-on-scroll';
import { keepDrafts } from '@/components/form/keep-drafts';
import { startIfPreviewIsOpen } from '@/components/gallery/gallery-preview/start-if-preview-is-open';
import { markCurrentSection } from '@/components/gallery/hotel-galleries/mark-current-section';
import { returnFocusToMenu } from '@/components/header/book-a-room/return-focus-to-menu';
import { markScrolled } from '@/components/header/mark-scrolled';
import { mendFragment } from '@/components/home/hotel-list/share-on-click';
import { followConnection } from '@/components/offline/follow-connection';
import { revealOnView } from '@/components/reveal/reveal-on-view';

/** Each part runs even if one before it fails. */
for (const start of [
  markScrolled,
  returnFocusToMenu,
  hideOnScroll,
  mendFragment,
  keepDrafts,
  fillInEnquiry,
  startIfPreviewIsOpen,
  revealOnView,
  markCurrentSection,
  followConnection,
]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}

/**
 * The script of every page, for what needs no React: small additions to HTML that React does not change. It runs
 * after the first picture (components/islands/start-islands.ts). During `next dev`, page-script.dev.tsx runs it.
 */
import { wakeWaitingMessage } from '@/components/contact/contact-form/wake-waiting-message';
import { beginEnquiries } from '@/components/contact/enquiries/begin-enquiries';
import { stepAside } from '@/components/contact-widget/step-aside';
import { keepDrafts } from '@/components/form/keep-drafts';
import { wakeOpenPreview } from '@/components/gallery/gallery-preview/wake-open-preview';
import { markCurrentSection } from '@/components/gallery/hotel-galleries/mark-current-section';
import { markScrolled } from '@/components/header/mark-scrolled';
import { shareOnPress } from '@/components/home/hotel-list/share-on-press';
import { followConnection } from '@/components/offline/follow-connection';
import { revealOnView } from '@/components/reveal/reveal-on-view';
import { copyAddressOnPress } from '@/components/shared/copy-address/copy-address-on-press';

/** Each part runs even if one before it fails. */
for (const run of [
  markScrolled,
  stepAside,
  shareOnPress,
  copyAddressOnPress,
  keepDrafts,
  beginEnquiries,
  wakeWaitingMessage,
  wakeOpenPreview,
  revealOnView,
  markCurrentSection,
  followConnection,
]) {
  try {
    run();
  } catch (error) {
    console.error(error);
  }
}

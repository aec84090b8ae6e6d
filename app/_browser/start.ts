import { improvePopovers } from '@/components/header/popovers';
import { shareOnClick } from '@/components/home/hotel-list/share-on-click';
import { startIslands, type Scripts } from '@/components/startup/start-islands';
import { copyOnClick } from '@/lib/browser/copy-on-click';

/** Starts what must listen early, and what loads and starts everything else. */
export function start(scripts: Scripts): void {
  copyOnClick();
  shareOnClick();
  improvePopovers();
  startIslands(scripts);
}

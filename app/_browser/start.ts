import { copyOnClick } from '@/components/copy-code/copy-on-click';
import { closePopovers } from '@/components/header/close-popovers';
import { startIslands, type Scripts } from '@/components/startup/start-islands';

/** Starts what must listen early, and what loads and starts everything else. */
export function start(scripts: Scripts): void {
  copyOnClick();
  closePopovers();
  startIslands(scripts);
}

/**
 * The inline script in the head of every page, for what must listen from the first byte of the body on. It loads the
 * other scripts. During `next dev` it does not run, because Next.js hydrates the islands itself.
 */
import { copyOnClick } from '@/components/copy-code/copy-on-click';
import { closePopovers } from '@/components/header/close-popovers';
import { startIslands, type ScriptAddresses } from '@/components/startup/start-islands';

/** The build puts the addresses here (build/scripts/browser-scripts.ts). */
declare const SCRIPT_FILES: ScriptAddresses;

copyOnClick();
closePopovers();
startIslands(SCRIPT_FILES);

/**
 * The inline script in the head of every page, for what must listen from the first byte of the body on. It loads the
 * other scripts. During `next dev`, start.dev.tsx does the same.
 */
import { start } from '@/app/_browser/start';
import { scriptAt, type ScriptAddresses } from '@/components/startup/load-script';

/** The build puts the addresses here (build/scripts/browser-scripts.ts). */
declare const SCRIPT_FILES: ScriptAddresses;

const { page, islands, own } = SCRIPT_FILES;
start({
  page: scriptAt(page),
  islands: scriptAt(islands),
  own: (name) => (own[name] ? scriptAt(own[name]) : undefined),
});

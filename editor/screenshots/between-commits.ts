/** Writes the screenshots of some changes into a folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { prepare } from '../../build/prepare/prepare';
import { projectRoot } from '../../lib/node/project';
import { findBrowser } from '../../tools/browser';
import type { Description } from '../change-report/describe-change';

import { openScreenshotBrowser, sceneOf } from './screenshot-browser';
import { serveCommit } from './serve-commit';

/** The files of a change's screenshots. */
export type Screenshots = Partial<Record<'before' | 'after', string>>;

/**
 * The screenshots of some changes between two commits, in a folder.
 *
 * @param after a commit, or the files as they are in the checkout
 */
export async function screenshotsBetween(
  root: string,
  descriptions: readonly Description[],
  before: string,
  after: string | 'working copy',
  folder: string,
): Promise<Map<Description, Screenshots>> {
  if (!findBrowser() || descriptions.length === 0) return new Map();
  // Encodes the photographs once, for both.
  await prepare(projectRoot);
  const [old, now] = await Promise.all([
    serveCommit(root, before),
    after === 'working copy' ? serveCommit(root, 'HEAD', root) : serveCommit(root, after),
  ]);
  try {
    return await takeScreenshots(descriptions, { before: old.url, after: now.url }, folder);
  } finally {
    await Promise.all([old.close(), now.close()]);
  }
}

/**
 * Takes the screenshots of some changes into a folder, as '1-before.jpg' and '1-after.jpg'.
 *
 * @param sites the addresses of the site before and after
 * @returns their names; none without a browser
 */
async function takeScreenshots(
  descriptions: readonly Description[],
  sites: Record<'before' | 'after', string>,
  folder: string,
): Promise<Map<Description, Screenshots>> {
  const browser = await openScreenshotBrowser();
  const taken = new Map<Description, Screenshots>();
  if (!browser) return taken;
  for (const [index, description] of descriptions.entries()) {
    const screenshots: Screenshots = {};
    for (const side of ['before', 'after'] as const) {
      const scene = sceneOf(description, side);
      const screenshot = scene && (await browser.take(sites[side], scene));
      if (!screenshot) continue;
      screenshots[side] = `${index + 1}-${side}.jpg`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, screenshots[side]), screenshot);
    }
    taken.set(description, screenshots);
  }
  await browser.close();
  return taken;
}

/** The screenshots of the page /changes. Each is made when the browser asks for it, because that is slow, and kept. */
import { createHash } from 'node:crypto';

import { findBrowser } from '../../tools/browser';
import type { Description } from '../change-report/describe-change';

import { openScreenshotBrowser, sceneOf, type ScreenshotBrowser, type Scene } from './screenshot-browser';
import { serveCommit, type ServedSite } from './serve-commit';

type Side = 'before' | 'after';

/** Takes a screenshot; undefined if that is not possible now. */
type TakeScreenshot = (side: Side, scene: Scene) => Promise<Buffer | undefined>;

/** A hash of some values: '3f2a…'. */
const hashOf = (...values: unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 20);

/**
 * Keeps the screenshots of some changes as long as the changes stay the same.
 *
 * @param commitNow what is published
 */
export function screenshotStore(commitNow: () => string, take: TakeScreenshot) {
  let scenes = new Map<string, [Side, Scene]>();
  let taken = new Map<string, Promise<Buffer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    /**
     * The addresses of the screenshots of all changes, below the form's; undefined for a change without a screenshot.
     * Screenshots of other changes are forgotten.
     */
    addressesOf(descriptions: readonly Description[]) {
      const commit = commitNow();
      const addresses = new Map<Description, Partial<Record<Side, string>>>();
      scenes = new Map();
      for (const description of descriptions)
        for (const side of ['before', 'after'] as const) {
          const scene = sceneOf(description, side);
          if (!scene) continue;
          // After the change, a section can show other changes too.
          const state = side === 'before' ? commit : hashOf(commit, descriptions);
          const address = `changes/${hashOf(side, scene, state)}.jpg`;
          scenes.set(address, [side, scene]);
          addresses.set(description, { ...addresses.get(description), [side]: address });
        }
      taken = new Map([...taken].filter(([address]) => scenes.has(address)));
      return (description: Description, side: Side) => addresses.get(description)?.[side];
    },
    /**
     * The screenshot at an address. They are taken one after the other. If one fails, it is tried again the next time.
     */
    async screenshotAt(address: string): Promise<Buffer | undefined> {
      const scene = scenes.get(address);
      if (!scene) return undefined;
      const kept = taken.get(address);
      if (kept) return kept;
      const screenshot = last.then(() => take(...scene)).catch(() => undefined);
      last = screenshot;
      taken.set(address, screenshot);
      const made = await screenshot;
      if (!made && taken.get(address) === screenshot) taken.delete(address);
      return made;
    },
  };
}

/**
 * The screenshots of the changes in a checkout, made by a browser that is started once; none without a browser.
 *
 * @param commitNow what is published
 * @param siteUrl the site of the content that is edited
 */
export function changesScreenshots(root: string, commitNow: () => string, siteUrl: string) {
  let browser: Promise<ScreenshotBrowser | undefined> | undefined;
  let published: { commit: string; site: Promise<ServedSite> } | undefined;

  const take: TakeScreenshot = async (side, scene) => {
    const commit = commitNow();
    if (side === 'before' && published?.commit !== commit) {
      await published?.site.then((site) => site.close());
      published = { commit, site: serveCommit(root, commit) };
    }
    browser ??= openScreenshotBrowser();
    const site = side === 'before' ? (await published!.site).url : siteUrl;
    return (await browser)?.take(site, scene);
  };
  const { addressesOf, screenshotAt } = screenshotStore(commitNow, take);
  const isPossible = findBrowser() !== undefined;
  return { addressesOf: (all: readonly Description[]) => addressesOf(isPossible ? all : []), screenshotAt };
}

/** The pictures of the page /changes. Each is made when the browser asks for it, because that is slow, and kept. */
import { createHash } from 'node:crypto';

import { findBrowser } from '../system/browser';

import { openPhotographer, sceneOf, type Photographer, type Scene } from './change-report/pictures';
import type { Description } from './change-report/report-text';
import { serveCommit, type ServedSite } from './site-of-commit';

type Side = 'before' | 'after';

/** Takes a picture; undefined if that is not possible now. */
type TakePicture = (side: Side, scene: Scene) => Promise<Buffer | undefined>;

/** A hash of some values: '3f2a…'. */
const hashOf = (...values: unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 20);

/**
 * Keeps the pictures of some changes as long as the changes stay the same.
 *
 * @param commitNow what is published
 */
export function pictureStore(commitNow: () => string, take: TakePicture) {
  let scenes = new Map<string, [Side, Scene]>();
  let taken = new Map<string, Promise<Buffer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    /**
     * The addresses of the pictures of all changes, below the form's; undefined for a change without a picture.
     * Pictures of other changes are forgotten.
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
     * The picture at an address. Pictures are taken one after the other. If one fails, it is tried again the next time.
     */
    async pictureAt(address: string): Promise<Buffer | undefined> {
      const scene = scenes.get(address);
      if (!scene) return undefined;
      const kept = taken.get(address);
      if (kept) return kept;
      const picture = last.then(() => take(...scene)).catch(() => undefined);
      last = picture;
      taken.set(address, picture);
      const made = await picture;
      if (!made && taken.get(address) === picture) taken.delete(address);
      return made;
    },
  };
}

/**
 * The pictures of the changes in a checkout, made by a browser that is started once; none without a browser.
 *
 * @param commitNow what is published
 * @param siteUrl the site of the content that is edited
 */
export function changesPictures(root: string, commitNow: () => string, siteUrl: string) {
  let photographer: Promise<Photographer | undefined> | undefined;
  let published: { commit: string; site: Promise<ServedSite> } | undefined;

  const take: TakePicture = async (side, scene) => {
    const commit = commitNow();
    if (side === 'before' && published?.commit !== commit) {
      await published?.site.then((site) => site.close());
      published = { commit, site: serveCommit(root, commit) };
    }
    photographer ??= openPhotographer();
    const site = side === 'before' ? (await published!.site).url : siteUrl;
    return (await photographer)?.take(site, scene);
  };
  const { addressesOf, pictureAt } = pictureStore(commitNow, take);
  const isPossible = findBrowser() !== undefined;
  return { addressesOf: (all: readonly Description[]) => addressesOf(isPossible ? all : []), pictureAt };
}

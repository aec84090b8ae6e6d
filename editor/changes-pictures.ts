/** The pictures of the page /changes: made when they are asked for, because each takes a while. */
import { findBrowser } from '../tools/browser';
import { openPhotographer, sceneOf, type Photographer, type Scene } from './change-report/pictures';
import type { Description } from './change-report/words';
import { serveCommit, type ServedSite } from './site-of-commit';

type Side = 'before' | 'after';

/**
 * @param commitNow what is published
 * @param siteUrl the site of the content that is edited
 */
export function changesPictures(root: string, commitNow: () => string, siteUrl: string) {
  const scenes = new Map<string, [Side, Scene]>();
  let count = 0;
  let photographer: Promise<Photographer | undefined> | undefined;
  let published: { commit: string; site: Promise<ServedSite> } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const hasBrowser = findBrowser() !== undefined;

  async function make(side: Side, scene: Scene): Promise<Buffer | undefined> {
    const commit = commitNow();
    if (published?.commit !== commit) {
      await published?.site.then((site) => site.close());
      published = { commit, site: serveCommit(root, commit) };
    }
    photographer ??= openPhotographer();
    const site = side === 'before' ? (await published.site).url : siteUrl;
    return (await photographer)?.take(site, scene);
  }

  return {
    /** The address of a picture, below that of the form; undefined where there is none. */
    addressOf(description: Description, side: Side): string | undefined {
      const scene = sceneOf(description, side);
      if (!hasBrowser || !scene) return undefined;
      count += 1;
      const address = `changes/${count}.jpg`;
      scenes.set(address, [side, scene]);
      return address;
    },
    /** The picture at an address, one after the other. */
    async pictureAt(address: string): Promise<Buffer | undefined> {
      const scene = scenes.get(address);
      if (!scene) return undefined;
      const next = last.then(() => make(...scene)).catch(() => undefined);
      last = next;
      return next;
    },
  };
}

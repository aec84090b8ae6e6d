import type { Locator } from '@playwright/test';

/** A value that must be there. @throws with a sentence that names what is missing */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}

/** An entry of a list; -1 is the last one. @throws with a sentence when the list is shorter */
export const entry = <Value>(list: readonly Value[], index: number, what: string): Value =>
  present(list.at(index), `${what} at ${index} of a list of ${list.length}`);

/** The first entry of a list. @throws with a sentence when there is none */
export const first = <Value>(list: readonly Value[], what: string): Value => entry(list, 0, what);

/** The last entry of a list. @throws with a sentence when there is none */
export const last = <Value>(list: readonly Value[], what: string): Value => entry(list, -1, what);

/** The box of an element, in CSS pixels from the window's corner. @throws with a sentence when it is not rendered */
export const boxOf = async (element: Locator) =>
  present(await element.boundingBox(), `box of ${element}: it is not rendered`);

/** Whether the file of a picture for this window has arrived. */
export const hasLoaded = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

/** An attribute that an element must have. @throws with a sentence when it has none */
export const attribute = async (element: Locator, name: string): Promise<string> =>
  present(await element.getAttribute(name), `attribute ${name} of ${element}`);

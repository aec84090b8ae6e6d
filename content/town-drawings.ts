/** The drawn Malayalam names of the towns: public/brand/town-names.svg, which tools/town-names.mjs makes. */

/** The id of a town's name in public/brand/town-names.svg: 'ernakulam-south'. */
export function townId(town: string): string {
  return town.toLowerCase().replaceAll(' ', '-');
}

/**
 * Whether a town's Malayalam name is drawn. A drawing of another name does not count.
 *
 * @param drawings the text of public/brand/town-names.svg
 */
export function isTownDrawn(drawings: string, town: string, malayalam: string): boolean {
  return drawings.includes(`id="${townId(town)}" data-name="${malayalam}"`);
}

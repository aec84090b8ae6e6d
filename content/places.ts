import type { Content } from './schema/schema';

/** The office and the hotels, with the names of their files. */
export const hotelsAndOffice = ({ site, hotels }: Content) => [
  ['site', { ...site, town: site.address.town }] as const,
  ...Object.entries(hotels).map(([id, hotel]) => [`hotels/${id}`, hotel] as const),
];

/** The district of a town; undefined for a town that is not known. */
export const districtOf = ({ towns }: Content, town = '') =>
  towns.towns.find(({ name }) => name === town)?.district;

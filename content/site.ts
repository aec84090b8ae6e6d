import { withCounts } from './counts';
import { phoneNumber } from './derive';
import { type IconName } from './icons';
import type { FileContent } from './schema';
import data from './site.json';
import towns from './towns.json';

const { phone, address, social, officialChannels, ...words } = withCounts(data as FileContent<'site'>);
const town = towns.towns.find(({ name }) => name === address.town);

/** Who the group is and how it is reached; every page takes its brand, phone and e-mail from here. */
export const site = {
  ...words,
  shortName: words.shortName ?? words.name.split(' ')[0]!,
  phone: phoneNumber(phone),
  address: {
    lines: address.lines,
    locality: address.town,
    district: town?.district ?? '',
    state: 'Kerala',
    pin: address.pin,
  },
  social: social.map(({ network, ...account }) => ({
    ...account,
    name: network,
    icon: network.toLowerCase() as IconName,
  })),
  officialChannels: officialChannels.replaceAll('{phone}', phone).replaceAll('{email}', words.email),
};
export type Site = typeof site;

/** A text with the group's own phone and e-mail in the places for them. */
export const withContact = (text: string) =>
  text.replaceAll('{phone}', site.phone.display).replaceAll('{email}', site.email);

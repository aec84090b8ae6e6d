import type { PostalAddress } from '../lib/format';

import { content } from './content';
import type { IconName } from './icons';
import { region } from './region/region';
import type { Parsed } from './schema/schema';

type InFile = Parsed<'site'>;

/** Who the group is and how it is reached. */
export interface Site extends Omit<InFile, 'shortName' | 'address' | 'social'> {
  shortName: string;
  address: PostalAddress;
  social: (Omit<InFile['social'][number], 'network'> & { name: string; icon: IconName })[];
}

/** The town with this name: its name in Malayalam and its district. */
export const townByName = (name: string) => content.towns.towns.find((each) => each.name === name);

const { address, social, shortName, ...words } = content.site;
const town = townByName(address.town);

/** Every page takes the group's brand, phone and e-mail from here. */
export const site: Site = {
  ...words,
  shortName: shortName ?? words.name.split(' ')[0]!,
  address: {
    lines: address.lines,
    locality: address.town,
    district: town?.district ?? '',
    state: region.state,
    country: region.country,
    pin: address.pin,
  },
  social: social.map(({ network, ...account }) => ({
    ...account,
    name: network,
    icon: network.toLowerCase() as IconName,
  })),
};

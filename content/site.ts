import type { PostalAddress } from '../lib/format';

import { content } from './content';
import type { IconName } from './icons';
import { region } from './region/region';
import type { Parsed } from './schema/schema';
import { townByName } from './towns';

type InFile = Parsed<'site'>;

/** Who the group is and how it is reached. */
export interface Site extends Omit<InFile, 'shortName' | 'address' | 'social'> {
  shortName: string;
  address: PostalAddress;
  social: (Omit<InFile['social'][number], 'network'> & { name: string; icon: IconName })[];
}

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

import { site } from './site';
import type { Contact } from './types';

const { latitude, longitude } = site.coordinates;
/** About four kilometres around the office, as west, south, east, north. */
const bounds = [longitude - 0.026, latitude - 0.014, longitude + 0.026, latitude + 0.014].map((degrees) =>
  degrees.toFixed(4),
);

/** The words of the Contact page; phone, e-mail and address stand in content/site.ts, the form's labels in content/labels.ts. */
export const contact: Contact = {
  hero: {
    title: 'Contact Us',
    intro: 'Ask for a room, a hall, a car or a recipe. A person answers.',
  },
  intro:
    'Say which town, which nights and how many of you there are. We write back within a few hours; for tonight’s room, please ring.',
  map: {
    title: 'Map of our office in Kottayam',
    caption:
      'A sketch, not to scale. From the railway station take K.K. Road east; Nilavara House stands on the left, just past Kanjikuzhi junction.',
    places: {
      office: 'Nilavara House',
      junction: 'Kanjikuzhi',
      station: 'Railway station',
      townRoad: 'M.C. Road',
      mainRoad: 'K.K. Road',
      eastward: 'to Kumily',
      southward: 'to Puthuppally',
      northRiver: 'Meenachil',
      southRiver: 'Kodoor',
    },
    embedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${bounds.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    openUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  },
};

import { site } from './site';

/** The words of the Contact page; phone, e-mail and address stand in content/site.ts, the form's labels in content/labels.ts. */
export interface Contact {
  hero: {
    title: string;
    /** At most 200 characters. */
    intro: string;
  };
  /** Beside the form, at most 240 characters. */
  intro: string;
  /** The map of the office; its place comes from the coordinates in content/site.ts. */
  map: {
    /** What the map is called for those who cannot see it. */
    title: string;
    /** Below the drawn map: the way in words, and that it is a sketch. At most 200 characters. */
    caption: string;
    /** The words on the drawn map (components/sections/contact/office-map.tsx), each at most 24 characters. */
    places: {
      office: string;
      junction: string;
      station: string;
      townRoad: string;
      mainRoad: string;
      eastward: string;
      southward: string;
      northRiver: string;
      southRiver: string;
    };
    /** The page of the map service that is made for frames. */
    embedUrl: string;
    /** The same map as a page of its own. */
    openUrl: string;
  };
}

const { latitude, longitude } = site.coordinates;
/** About four kilometres around the office, as west, south, east, north. */
const bounds = [longitude - 0.026, latitude - 0.014, longitude + 0.026, latitude + 0.014].map((degrees) =>
  degrees.toFixed(4),
);

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

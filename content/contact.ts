import type { PictureName } from './pictures';
import { site } from './site';

/** The words of the Contact page; phone, e-mail and address stand in content/site.ts, the form's labels in content/labels.ts. */
export interface Contact {
  hero: {
    title: string;
    /** At most 200 characters. */
    intro: string;
    picture: PictureName;
  };
  /** Beside the form, at most 240 characters. */
  intro: string;
  /** The map of the office; its place comes from the coordinates in content/site.ts. */
  map: {
    /** What the frame is called for those who cannot see it. */
    title: string;
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
    picture: 'exteriors/trivandrum',
  },
  intro:
    'Say which town, which nights and how many of you there are. We write back within a few hours; for tonight’s room, please ring.',
  map: {
    title: 'Map of our office in Kottayam',
    embedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${bounds.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    openUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  },
};

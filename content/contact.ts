import { content } from './content';
import { site } from './site';

const { latitude, longitude } = site.coordinates;
/** The part of the map around the office, 5.7 km wide and 3.1 km high, as west, south, east, north. */
const bounds = [longitude - 0.026, latitude - 0.014, longitude + 0.026, latitude + 0.014].map((degrees) =>
  degrees.toFixed(4),
);
const words = content.contact;

/** The words of the Contact page; phone, e-mail and address are in site.json, the form's labels in labels.json. */
export const contact = {
  ...words,
  map: {
    ...words.map,
    /** The page of the map service for iframes. */
    embedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${bounds.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    /** The same map on its own page. */
    openUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  },
};

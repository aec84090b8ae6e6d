import type { PictureName } from './pictures';

/** A field of the contact form; the name is what the mail template reads. */
export interface ContactField {
  name: 'from_name' | 'frommail' | 'phone' | 'message';
  label: string;
  type: 'text' | 'email' | 'tel' | 'textarea';
  /** Lets the browser offer what it knows of the visitor. */
  autoComplete: 'name' | 'email' | 'tel' | 'off';
}

/** The words of the Contact page; phone, e-mail and address stand in content/site.ts. */
export interface Contact {
  hero: { title: string; intro: string; picture: PictureName };
  /** Beside the form, at most 240 characters. */
  intro: string;
  fields: ContactField[];
  map: {
    /** What the frame is called for those who cannot see it. */
    title: string;
    /** Address of the embedded map, from openstreetmap.org (Share, HTML). */
    embedUrl: string;
    /** The same map as a page of its own. */
    openUrl: string;
  };
}

export const contact: Contact = {
  hero: {
    title: 'Contact Us',
    intro: 'Ask for a room, a hall, a car or a recipe. A person answers.',
    picture: 'exteriors/trivandrum',
  },
  intro:
    'Say which town, which nights and how many of you there are. We write back within a few hours; for tonight’s room, please ring.',
  fields: [
    { name: 'from_name', label: 'Name', type: 'text', autoComplete: 'name' },
    { name: 'frommail', label: 'E-mail', type: 'email', autoComplete: 'email' },
    { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
    {
      name: 'message',
      label: 'Message',
      type: 'textarea',
      autoComplete: 'off',
    },
  ],
  map: {
    title: 'Map of our office in Kottayam',
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=76.515%2C9.577%2C76.566%2C9.603&layer=mapnik&marker=9.5898%2C76.5406',
    openUrl: 'https://www.openstreetmap.org/?mlat=9.5898&mlon=76.5406#map=16/9.5898/76.5406',
  },
};

import type { About } from './types';

/** The words of the About page; section titles stand in content/pages.ts. */
export const about: About = {
  hero: {
    title: 'About Us',
    intro: 'A family business from Kottayam that restores houses and then keeps them open.',
    picture: 'hero/backwater',
  },
  story: {
    paragraphs: [
      'It began with a roof that leaked. The planter’s bungalow above K.K. Road had stood shut for eleven years when we bought it, and the man who came to mend the tiles knew which rooms had once been let to travelling tea-buyers. We made four of them fit to sleep in, put a kettle on the verandah, and a guest walked up from the road before the paint was dry.',
      'The houses that followed were chosen the same way: a pepper merchant’s warehouse in Fort Kochi, a courtyard home in Thrissur whose family had moved to Dubai, a railway-age corner block by Ernakulam Junction. Where nothing old could be saved we built, as in Kalamassery and Vazhakala, and hid the air conditioning behind lattice and leaves. Each house keeps its own cook, its own telephone and its own opinion about fish curry.',
      'Today there are ten, and the office is still a few bends down the road from the first. The rooms cost from one thousand rupees to five. The tea on the verandah still costs nothing.',
    ],
    picture: 'exteriors/kottayam',
  },
  quote: {
    text: 'The rooms cost from one thousand rupees to five. The tea on the verandah still costs nothing.',
    source: 'From our story',
    picture: 'gallery/trivandrum/verandah',
  },
  why: {
    text: 'Because someone who lives there runs it. Our managers come from the town they work in: they know which temple gate opens first, when the ferry is full and who mends spectacles on a Sunday. You get their knowledge with the key.',
    points: [
      'The price you see is for the room; parking and Wi-Fi are in it.',
      'One telephone number for all ten houses, answered at any hour.',
      'Every room is inspected by the manager before you get the key.',
      'No advance is asked for by phone; you pay the hotel or its booking page.',
    ],
  },
  features: [
    {
      icon: 'map-pin',
      title: 'Accessible Location',
      description: 'Near the temple, the quay, the Metro or the railway; ask for a ground-floor room.',
    },
    {
      icon: 'clock',
      title: 'Open 24/7',
      description: 'Somebody is awake at the desk, whatever your train is doing.',
    },
    {
      icon: 'calendar',
      title: 'Reservation',
      description: 'Book on the hotel’s page in a few minutes, or let the desk do it for you.',
    },
    {
      icon: 'smile',
      title: 'Friendly Staff',
      description: 'Most have been with us for years; they speak Malayalam, English, Hindi and Tamil.',
    },
    {
      icon: 'wifi',
      title: 'Free Wifi',
      description: 'In every room and on every verandah, without a form to fill in.',
    },
    {
      icon: 'shield',
      title: 'Security',
      description: 'A night watchman, cameras at the entrances and a safe at the desk.',
    },
  ],
  progress: [
    { label: 'Neet & Hygenic Room', shown: 95, drawn: 95 },
    { label: 'Well Appointed Staff', shown: 98, drawn: 98 },
    { label: 'Room Ambience', shown: 93, drawn: 96 },
    { label: 'Restaurant & Banquet', shown: 95, drawn: 95 },
  ],
};

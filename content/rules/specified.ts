const lines = `
about hero title: About Us
contact hero title: Contact Us
site chatText: Hello! I would like to connect with you.
headings exploreHotels title: Explore Hotels
headings featuredHotels title: Featured Hotels
headings specialOffers title: Special Offers
headings ourStory title: OUR STORY
headings whyChooseUs title: Why Choose Us?
headings usefulLinks title: Useful links
labels floatingContact: Floating contact options
labels hotel: Hotel
labels selectHotel: -- Select Hotel--
labels checkIn: Check In
labels checkOut: Check Out
labels room: Room
labels checkAvailability: Check Availability
labels bookNow: Book Now
labels visitNow: Visit Now
labels visitUs: Visit Us
labels learnMore: Learn More
labels codeCopied: Code Copied!
labels messageSent: Message Sent
labels offerLabel: {percent}% OFF
labels review: {n} Review
explore tiles title: Room Service, Free Parking, Customer Support, Free Wifi, Banquet Halls, Restaurant
explore tiles description: 24 Hours Safety and security, 24 hours free parking facility, 24 hours free customer service, all rooms enabled with free wifi, host your events with ease, delightful dining experience
counters counters label: Happy Clients, branches, Working Hours, Satisfaction
about features title: Accessible Location, Open 24/7, Reservation, Friendly Staff, Free Wifi, Security
about progress label: Neet & Hygenic Room, Well Appointed Staff, Room Ambience, Restaurant & Banquet
facilities cards title: Restaurant, Travel Assistance, Laundry, Room Service
rooms rooms title: Business Suite, Premium Room, Super deluxe, Standard, Deluxe, Family
`;
const pages = ['Home', 'About', 'Gallery', 'Facilities', 'Contact'].flatMap((word) =>
  ['menu', 'title'].map((field) => `pages ${word.toLowerCase()} ${field}: ${word}`),
);

/** Words that the specification quotes, by their place: scripts from outside may find a page or a button by them. */
export const specified: Record<string, string[]> = Object.fromEntries(
  [...lines.trim().split('\n'), ...pages].map((line) => {
    const [place = '', words = ''] = line.split(': ');
    return [place, words.split(', ')];
  }),
);

/** The second and the third row of a hotel. */
export const specifiedRows = ['Premium Quality Rooms', 'Our Vision'];

/**
 * Every button, form label and short message of the site.
 *
 * A word in braces is filled in by the page and must stay as it is: '{name}', '{n}', '{total}'.
 * The labels that outside scripts rely on (hotel, checkIn, checkOut, room, checkAvailability,
 * bookNow, visitUs, learnMore, codeCopied, messageSent) are quoted from the specification; the launch check asks about
 * any other words.
 */
export const labels = {
  // Header and page frame
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  loading: 'Loading',
  opensInNewTab: 'opens in a new tab',
  // Over a page that comes from the visitor's own device because the line is lost.
  copyNotice: 'No line just now: this is the copy of {day}. Offers and prices may have changed.',
  copyEarlierDay: 'an earlier day',

  // Floating contact widget
  floatingContact: 'Floating contact options',
  chat: 'Chat with us',
  call: 'Call us',
  email: 'E-mail us',

  // Search bar
  searchName: 'Availability',
  hotel: 'Hotel',
  selectHotel: '-- Select Hotel--',
  checkIn: 'Check In',
  checkOut: 'Check Out',
  room: 'Room',
  checkAvailability: 'Check Availability',
  searchOpened: 'The booking page is in a new tab. If none opened:',

  // Links to hotels
  visitUs: 'Visit Us',
  learnMore: 'Learn More',
  bookNow: 'Book Now',
  visitNow: 'Visit Now',
  aboutTheHouse: 'About the house',

  // Carousels and tabs; {name} is the title of the section
  heroName: 'Welcome to our houses',
  exploreName: 'Explore Hotels',
  pause: 'Pause: {name}',
  start: 'Start: {name}',
  previousSlide: 'Previous slide: {name}',
  nextSlide: 'Next slide: {name}',
  goToSlide: 'Show slide {n} of {total}: {name}',
  slideOf: '{n} of {total}',

  // Offers
  copy: 'Copy code',
  codeCopied: 'Code Copied!',
  codeSelected: 'The code is selected. Copy it with your keyboard or the menu of your phone.',

  // Rooms and facilities
  aNight: 'a night',
  price: 'Price',
  oldPrice: 'Before',
  rating: 'Rated {rating} out of 5',
  hours: 'Hours',
  phone: 'Phone',

  // Gallery
  closePicture: 'Close',
  galleriesOf: 'Houses in the gallery',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureOf: 'Picture {n} of {total}',
  pictureMissing: 'This picture could not be fetched. Try it again when you are back on line.',

  // Contact form
  yourName: 'Name',
  yourEmail: 'E-mail',
  yourPhone: 'Phone',
  yourMessage: 'Message',
  send: 'Send Message',
  sending: 'Sending…',
  messageSent: 'Message Sent',
  wrongName: 'Write your name, so that we know whom to answer.',
  wrongEmail: 'Write your e-mail address in full, like name@example.com.',
  wrongPhone: 'Write your phone number, in case the e-mail does not reach you.',
  wrongMessage: 'Write your message: which town, which nights, how many of you.',
  honeypot: 'Leave this field empty',
  cannotSend: 'This form cannot send at the moment. Please ring {phone} or write to {email} instead.',
  formNotFetched:
    'Your message is kept, but this page is too old to send it. Load it again and send, or ring {phone}, or write to {email}.',
  // While the visitor's device has no line
  offlineForm:
    'There is no line just now. What you type stays here, and a message that you send goes out when the line is back. A call or a chat may get through already:',
  waitingForLine:
    'Your message goes out as soon as the line is back. Please leave this page open until then.',
  saveContact: 'Save to your address book',
  openMap: 'Open the map',

  // What to know before booking a property
  mapOfKerala: 'Map of Kerala with our houses',
  staySummary: 'Good to know before you come',
  stayAddress: 'Address',
  stayPrices: 'Rooms',
  stayAmenities: 'In the house',
  stayTimes: 'Check-in and check-out',
  stayFromUntil: 'From {in}, until {out}',
  stayIdentity: 'Identity papers',
  stayChildren: 'Children',
  stayPets: 'Pets',
  stayCancellation: 'Cancellation',
  stayAirport: 'From the airport',
  stayRailway: 'From the railway',
  stayRoad: 'By road',

  // Where JavaScript is off
  noScriptForm: 'This form needs JavaScript to send. Please ring {phone} or write to {email}.',
  noScriptSearch: 'The search needs JavaScript. Each hotel’s booking page is linked further down.',

  // Footer
  copyright: '© {year} {name}. All rights reserved.',
  credit: 'Site by {name}',
  notYet: 'soon',
  pauseMotion: 'Pause all movement',
  resumeMotion: 'Allow movement',
} as const satisfies Record<string, string>;

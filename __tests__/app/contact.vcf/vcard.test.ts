import { escapeText, vCard, type VCardDetails } from '@/app/contact.vcf/vcard';

const details: VCardDetails = {
  id: 'https://www.palm.example/contact.vcf',
  name: 'Palm House',
  company: 'Palm House Stays; Private Limited',
  phone: { display: '+91 481 555 0199', e164: '+914815550199' },
  email: 'desk@palm.example',
  url: 'https://www.palm.example',
  address: {
    lines: ['Palm House, First Floor', 'Lake Road'],
    locality: 'Alappuzha',
    district: 'Alappuzha',
    state: 'Kerala',
    country: 'India',
    pin: '688001',
  },
  coordinates: { latitude: 9.49, longitude: 76.33 },
  note: 'Rooms by the water',
};

/** The properties of a card by name, unfolded as in an address book. */
function propertiesOf(card: string) {
  const lines = card.replace(/\r\n /g, '').split('\r\n');
  return new Map(
    lines.filter(Boolean).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1)] as const;
    }),
  );
}

test('contains the name and the contact details', () => {
  const properties = propertiesOf(vCard(details));
  expect(Object.fromEntries(properties)).toEqual({
    BEGIN: 'VCARD',
    VERSION: '3.0',
    UID: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    N: 'Palm House;;;;',
    FN: 'Palm House',
    ORG: 'Palm House Stays\\; Private Limited',
    'X-ABSHOWAS': 'COMPANY',
    'TEL;TYPE=WORK,VOICE,PREF': '+914815550199',
    'EMAIL;TYPE=INTERNET,WORK,PREF': 'desk@palm.example',
    'ADR;TYPE=WORK': ';;Palm House\\, First Floor\\, Lake Road;Alappuzha;Kerala;688001;India',
    GEO: '9.49;76.33',
    URL: 'https://www.palm.example',
    NOTE: 'Rooms by the water',
    END: 'VCARD',
  });
});

test('a second import updates the entry: only another id gives another UID', () => {
  const uidOf = (card: string) => propertiesOf(card).get('UID');
  const uid = uidOf(vCard(details));
  // A new release of the site must never change it.
  expect(uid).toBe('c42a0c14-a72c-8d23-818d-b75d478f83a6');
  expect(uidOf(vCard({ ...details, name: 'Palm Tree House', email: 'hello@palm.example' }))).toBe(uid);
  expect(uidOf(vCard({ ...details, id: `${details.id}#lake` }))).not.toBe(uid);
});

test('no line is longer than 75 bytes, whatever the content', () => {
  const note = 'Ayurveda, Kathakali and a boat: മലയാളം '.repeat(6);
  const card = vCard({ ...details, note });
  const sizes = card.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...sizes)).toBe(75);
  expect(propertiesOf(card).get('NOTE')).toBe(escapeText(note));
});

test.each([
  ['K.K. Road, Kanjikuzhi', 'K.K. Road\\, Kanjikuzhi'],
  ['a;b', 'a\\;b'],
  ['a\\b', 'a\\\\b'],
  ['first\nsecond\r\nthird', 'first\\nsecond\\nthird'],
  ['12:30 "quoted"', '12:30 "quoted"'],
])('%j is escaped', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});

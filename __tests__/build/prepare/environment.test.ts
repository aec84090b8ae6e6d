import { environmentMistakes } from '@/build/prepare/environment';

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'https://www.house.in', ''],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.house.in/', ''],
  ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000', ''],
  ...['http://house.in', 'house.in', 'https://house.in/stay'].map((url) => [
    'NEXT_PUBLIC_SITE_URL',
    url,
    `'${url}' is not right. Write https:// and the host`,
  ]),
  ['BASE_PATH', '/site', ''],
  ['BASE_PATH', 'site', "'site' is not a path; start with a slash and do not end with one: '/site'"],
  ['BASE_PATH', '/site/', "'/site/' is not a path"],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'Qw3rT-yUiOp_4sDfG', ''],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'user_1a2b3c4d5e6f7g8h9i0j1', ''],
  [
    'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    '"Qw3rT-yUiOp"',
    `'"Qw3rT-yUiOp"' cannot be a key; copy it from EmailJS`,
  ],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'service_1a2b3c4', ''],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'contact_form', ''],
  [
    'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
    'your_template_id',
    "'your_template_id' cannot be a key; copy it from EmailJS",
  ],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', ' ', ''],
])('%s=%s', (name, value, message) => {
  expect(environmentMistakes({ [name]: value })).toEqual(
    message ? [expect.stringMatching(`^${name} \\(in \\.env\\.local or where the site is built\\): `)] : [],
  );
  expect(environmentMistakes({ [name]: value }).join()).toContain(message);
});

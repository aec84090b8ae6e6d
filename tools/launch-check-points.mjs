/**
 * What the launch check looks for, as pure functions of what was read.
 *
 * @typedef {{ file: string, line?: number, text: string }} Place
 * @typedef {{ title: string, mend: string, places: Place[] }} Point
 */
import { sha256 } from '../build/project.mjs';

const keyVariables = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
];
const addressVariable = 'NEXT_PUBLIC_SITE_URL';

/**
 * @param {object} facts
 * @param {object} facts.content as content/check.ts exports it
 * @param {Map<string, string>} facts.sources text of each file of content/ by its path
 * @param {Record<string, string | undefined>} facts.env the variables that a build would see
 * @param {Map<string, string>} facts.environmentFiles texts of the files they may stand in, the strongest first
 * @param {Map<string, string>} facts.pictures SHA-256 of each master by its path
 * @param {Map<string, string>} facts.marks SHA-256 of each file of the logo by its path
 * @param {string[]} facts.oddVariables what content/check.ts finds wrong with these variables
 * @param {object} [facts.samples] art/samples.json
 * @param {number} facts.year this year
 * @returns {Point[]} what is open; none when the site may go live
 */
export function openPoints(facts) {
  const { content, sources, env, environmentFiles, pictures, marks, samples, year } = facts;
  const { site, hotels } = content;
  const brand = samples?.brand ?? [];
  const isSample = (kind, digest) => Object.values(samples?.[kind] ?? {}).includes(digest);
  const ofSamples = (kind, files) =>
    [...files].filter(([, digest]) => isSample(kind, digest)).map(([file]) => file);
  const samplePictures = ofSamples('pictures', pictures);
  const words = texts(content);
  const links = words.filter((text) => /^https?:\/\//i.test(text) && URL.canParse(text) && text !== site.url);
  const emails = words.flatMap((text) => text.match(/[\w.+-]+@[\w-]+(\.[\w-]+)*/g) ?? []);
  const phones = [site, ...hotels].map(({ phone }) => phone.e164);
  const standing = (values, isInvented) =>
    [...new Set(values)].filter(isInvented).flatMap((value) => placesOf(sources, value));

  const points = [
    {
      title:
        'The address of the site is missing: links for search engines and shared pages would lead nowhere.',
      mend: `Set ${addressVariable} in .env.local or at the build, or write your own url in content/site.ts.`,
      places: faultyAddress(facts),
    },
    {
      title: 'Nobody can tell samples from your own words and pictures: the list of samples is missing.',
      mend: 'Take the file back from the history (git checkout -- art/samples.json).',
      places: samples ? [] : [{ file: 'art/samples.json', text: 'is not there' }],
    },
    {
      title: `The sample brand is still in the words (${brand.join(', ')}).`,
      mend: 'Write your own name: first in content/site.ts, then wherever else it stands.',
      places: codeLines(sources).filter(({ text }) => brand.some((word) => hasWord(text, word))),
    },
    {
      title: 'Phone numbers are invented: nobody would answer.',
      mend: 'Write the real number twice, as people read it (display) and as phones dial it (e164).',
      places: standing(phones, isSamplePhone),
    },
    {
      title: 'E-mail addresses are invented: mail would come back.',
      mend: 'Write an address that somebody reads.',
      places: standing(emails, (email) => isExampleHost(email.split('@')[1])),
    },
    {
      title: 'Links lead to example domains, where there is nothing.',
      mend: 'Write the real addresses: booking pages, the hotels’ own sites, social networks, who built the site.',
      places: standing(links, (link) => isExampleHost(new URL(link).hostname)),
    },
    {
      title: 'Words still describe the invented hotels.',
      mend: 'Say what is true of yours: addresses, coordinates, descriptions, the story.',
      places: sampleTexts(content)
        .filter(({ value }) => isSample('texts', sha256(value)))
        .flatMap(({ what, value }) => placesOf(sources, value, what)),
    },
    {
      title: `Sample pictures are still in use (${samplePictures.length} of ${pictures.size}).`,
      mend: 'Put your photograph in the place of the file, and rewrite its line in content/pictures.ts.',
      places: samplePictures.map((file) => placeOfPicture(sources, file)),
    },
    {
      title: 'The logo and the icons are those of the sample brand.',
      mend: 'Replace the files, public/favicon.ico and the drawing in components/layout/brand-mark.tsx.',
      places: ofSamples('marks', marks).map((file) => ({ file, text: 'is a sample' })),
    },
    {
      title: 'The contact form cannot send: keys of the e-mail service are missing.',
      mend: 'Copy .env.example to .env.local and fill them in, or set them where the site is built.',
      places: keyVariables
        .filter((name) => !env[name]?.trim())
        .map((name) => environmentPlace(environmentFiles, name, `${name} is not set`)),
    },
    {
      title: 'A variable of the build cannot be right.',
      mend: 'Correct it where it is set; .env.example says where each comes from.',
      places: facts.oddVariables.map((fault) => {
        const [file, text] = fault.split(/: (.*)/s);
        return { file, text };
      }),
    },
    {
      title: 'A social network in the footer has no account yet.',
      mend: 'Write its address and remove isPlaceholder, or remove the network.',
      places: site.social
        .filter(({ isPlaceholder }) => isPlaceholder)
        .flatMap(({ name, url }) => placesOf(sources, url, `${name} is a placeholder`)),
    },
    {
      title: `The copyright year in the footer has passed: it is ${year}.`,
      mend: 'Write this year in content/site.ts.',
      places: site.copyrightYear < year ? placesOf(sources, `copyrightYear: ${site.copyrightYear}`) : [],
    },
  ];
  return points.filter(({ places }) => places.length > 0);
}

/**
 * The points as text for a terminal, and under them what may be meant and hinders nobody.
 * @param {Point[]} points
 * @param {string[]} [warnings] a line each
 */
export function report(points, warnings = []) {
  const parts = points.map(({ title, mend, places }, index) =>
    [`${index + 1}. ${title}`, `   ${mend}`, ...places.map((place) => `     ${formatPlace(place)}`)].join(
      '\n',
    ),
  );
  const count = points.length === 1 ? 'One thing stands' : `${points.length} things stand`;
  parts.push(
    points.length > 0
      ? `${count} between this checkout and going live.`
      : 'Ready to go live, as far as a program can tell.\nWhat only people can check stands in docs/deploy.md.',
  );
  if (warnings.length > 0) parts.push(`Is this meant?\n${warnings.map((line) => `     ${line}`).join('\n')}`);
  return parts.join('\n\n');
}

/** The words that describe the invented hotels and cannot be true of real ones. */
export function sampleTexts({ site, hotels, about }) {
  const placeOf = (who, { address, coordinates }) => [
    { what: `${who}, address`, value: address.lines.at(-1) },
    { what: `${who}, coordinates`, value: `latitude: ${coordinates.latitude}` },
  ];
  return [
    ...placeOf('office', site),
    ...about.story.paragraphs.map((value, index) => ({ what: `story, paragraph ${index + 1}`, value })),
    ...hotels.flatMap((hotel) => [
      { what: `${hotel.id}, description`, value: hotel.description },
      ...placeOf(hotel.id, hotel),
    ]),
  ];
}

/** Whether a host name is set aside for examples and tests: nobody can ever own it. https://www.rfc-editor.org/rfc/rfc2606 */
export function isExampleHost(host) {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host);
}

/** Whether a number in the international form is invented: 555 01xx, or one digit over and over. */
export function isSamplePhone(e164) {
  return /55501\d\d$/.test(e164) || /(\d)\1{6}/.test(e164);
}

function faultyAddress({ content, env, sources, environmentFiles }) {
  const set = env[addressVariable];
  const address = set || content.site.url;
  const fault = addressFault(address);
  if (!fault) return [];
  if (!set) return placesOf(sources, address, `${address} ${fault}`);
  return [environmentPlace(environmentFiles, addressVariable, `${addressVariable}=${set} ${fault}`)];
}

function addressFault(address) {
  if (!URL.canParse(address)) return 'is no address';
  const { protocol, hostname } = new URL(address);
  if (isExampleHost(hostname)) return 'is an example that nobody can own';
  return protocol === 'https:' ? undefined : 'does not begin with https://';
}

function hasWord(text, word) {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** The line of its words in content/pictures.ts, or else the file itself. */
function placeOfPicture(sources, file) {
  const name = file.replace(/^content\/pictures\//, '').replace(/(\.phone)?\.\w+$/, '');
  const [line] = placesOf(new Map([...sources].filter(([source]) => source === 'content/pictures.ts')), name);
  return line?.line ? { ...line, text: file } : { file, text: 'is a sample' };
}

/** Every text inside a value, however deep. */
function texts(value) {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/**
 * Where a value stands in the content: as a whole if it does anywhere, else inside of longer texts. One that the content
 * puts together from parts stands nowhere; it is named without a line.
 */
function placesOf(sources, value, text = value) {
  const lines = codeLines(sources);
  const whole = lines.filter((line) =>
    ["'", '"', '`'].some((quote) => line.text.includes(quote + value + quote)),
  );
  const found = whole.length > 0 ? whole : lines.filter((line) => line.text.includes(value));
  if (found.length === 0) return [{ file: 'content', text }];
  return found.map(({ file, line }) => ({ file, line, text }));
}

/** The lines of the content that are no comments. */
function codeLines(sources) {
  return [...sources].flatMap(([file, source]) =>
    source
      .split('\n')
      .map((text, index) => ({ file, line: index + 1, text: text.trim() }))
      .filter(({ text }) => !/^(\/\/|\/\*|\*)/.test(text)),
  );
}

/** Where a variable is set, or else where the example shows it. */
function environmentPlace(files, name, text) {
  for (const [file, source] of files) {
    const line = source.split('\n').findIndex((entry) => entry.trim().startsWith(`${name}=`)) + 1;
    if (line > 0) return { file, line, text };
  }
  return { file: '.env.local', text };
}

function formatPlace({ file, line, text }) {
  const place = line ? `${file}:${line}` : file;
  const short = text.length > 90 ? `${text.slice(0, 89)}…` : text;
  return `${place}  ${short}`;
}

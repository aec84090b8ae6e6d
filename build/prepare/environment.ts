/** The variables that a build is given (.env.example). An empty one is as good as none. */
import { siteUrlFault } from '../../content/rules/reach';

/** What a key is called, which keys it is taken for, and how one looks. */
const keys: { name: string; other: RegExp; like: string }[] = [
  { name: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', other: /^(service|template)_/, like: 'Qw3rT-yUiOp_4sDfG' },
  { name: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID', other: /^(template|user)_/, like: 'service_1a2b3c4' },
  { name: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', other: /^(service|user)_/, like: 'template_5d6e7f8' },
];
const standIn = /^(your|my)[-_]|^x{3,}$|^(todo|changeme|example|undefined|null)$/i;

/** A preview on one's own machine needs no encryption. */
const faultOfOrigin = (value: string) =>
  /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?$/.test(value)
    ? undefined
    : siteUrlFault(value.replace(/\/$/, ''));

const rules: { name: string; check: (value: string) => string | undefined }[] = [
  { name: 'NEXT_PUBLIC_SITE_URL', check: faultOfOrigin },
  {
    name: 'BASE_PATH',
    check: (value) =>
      /^(\/[\w.~-]+)+$/.test(value)
        ? undefined
        : `'${value}' is no path; begin with a slash and end without one: '/site'`,
  },
  ...keys.map(({ name, other, like }) => ({
    name,
    check: (value: string) => {
      if (!/^[\w-]{3,60}$/.test(value))
        return `'${value}' cannot be a key; copy it from EmailJS as it is, without quotes: ${like}`;
      if (other.test(value)) return `'${value}' is another of the three keys; exchange them: ${like}`;
      return standIn.test(value)
        ? `'${value}' is an example of a key; copy yours from EmailJS: ${like}`
        : undefined;
    },
  })),
];

/**
 * What is wrong with the variables of a build, one line each.
 *
 * @param env as a build would see it: process.env, and under it what the .env files say
 */
export function environmentProblems(env: Record<string, string | undefined>): string[] {
  return rules.flatMap(({ name, check }) => {
    const value = env[name]?.trim();
    const fault = value && check(value);
    return fault ? [`${name} (in .env.local or where the site is built): ${fault}`] : [];
  });
}

/** The variables that a build is given (.env.example). An empty one is as good as none. */
import { siteUrlFault } from '../../content/rules/reach';

/** The keys of the e-mail service: which others each is taken for, and how one looks. */
const keys: Record<string, { other: RegExp; like: string }> = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: { other: /^(service|template)_/, like: 'Qw3rT-yUiOp_4sDfG' },
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: { other: /^(template|user)_/, like: 'service_1a2b3c4' },
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: { other: /^(service|user)_/, like: 'template_5d6e7f8' },
};
export const emailKeys = Object.keys(keys);
const standIn = /^(your|my)[-_]|^x{3,}$|^(todo|changeme|example|undefined|null)$/i;

function fault(name: string, value: string): string | undefined {
  if (name === 'NEXT_PUBLIC_SITE_URL') {
    // A preview on one's own machine needs no encryption.
    const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?$/.test(value);
    return isLocal ? undefined : siteUrlFault(value.replace(/\/$/, ''));
  }
  if (name === 'BASE_PATH' && !/^(\/[\w.~-]+)+$/.test(value))
    return `'${value}' is no path; begin with a slash and end without one: '/site'`;
  const key = keys[name];
  if (!key) return undefined;
  if (!/^[\w-]{3,60}$/.test(value))
    return `'${value}' cannot be a key; copy it from EmailJS as it is, without quotes: ${key.like}`;
  if (key.other.test(value)) return `'${value}' is another of the three keys; exchange them: ${key.like}`;
  return standIn.test(value)
    ? `'${value}' is an example of a key; copy yours from EmailJS: ${key.like}`
    : undefined;
}

/** What is wrong with the variables of a build, one line each; `env` has what the .env files say. */
export function environmentProblems(env: NodeJS.Dict<string>): string[] {
  return ['NEXT_PUBLIC_SITE_URL', 'BASE_PATH', ...emailKeys].flatMap((name) => {
    const value = env[name]?.trim();
    const message = value && fault(name, value);
    return message ? [`${name} (in .env.local or where the site is built): ${message}`] : [];
  });
}

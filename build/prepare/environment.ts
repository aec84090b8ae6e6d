/** The environment variables of a build (.env.example). An empty variable counts as not set. */
import { siteUrlMessage } from '../../content/schema/web-addresses';

/** The keys of the e-mail service. */
export const emailKeys = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
];

function variableMessage(name: string, value: string): string | undefined {
  if (name === 'NEXT_PUBLIC_SITE_URL') {
    // A local preview needs no encryption.
    const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?$/.test(value);
    return isLocal ? undefined : siteUrlMessage(value.replace(/\/$/, ''));
  }
  if (name === 'BASE_PATH')
    return /^(\/[\w.~-]+)+$/.test(value)
      ? undefined
      : `'${value}' is not a path; start with a slash and do not end with one: '/site'`;
  return /^[\w-]{3,60}$/.test(value) && !/^(your|my)[-_]/i.test(value)
    ? undefined
    : `'${value}' cannot be a key; copy it from EmailJS as it is, without quotes`;
}

/** What is wrong with a build's variables, one line each. `env` includes the values of the .env files. */
export function environmentMistakes(env: NodeJS.Dict<string>): string[] {
  return ['NEXT_PUBLIC_SITE_URL', 'BASE_PATH', ...emailKeys].flatMap((name) => {
    const value = env[name]?.trim();
    const message = value && variableMessage(name, value);
    return message ? [`${name} (in .env.local or where the site is built): ${message}`] : [];
  });
}

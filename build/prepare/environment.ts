/** The environment variables of a build (.env.example). An empty variable counts as not set. */
import { siteUrlMessage } from '../../content/schema/web-addresses';

/** For each key of the e-mail service: how the value of a wrong key starts, and an example. */
const keys: Record<string, { other: RegExp; like: string }> = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: { other: /^(service|template)_/, like: 'Qw3rT-yUiOp_4sDfG' },
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: { other: /^(template|user)_/, like: 'service_1a2b3c4' },
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: { other: /^(service|user)_/, like: 'template_5d6e7f8' },
};
export const emailKeys = Object.keys(keys);
const placeholder = /^(your|my)[-_]|^x{3,}$|^(todo|changeme|example|undefined|null)$/i;

function variableMessage(name: string, value: string): string | undefined {
  if (name === 'NEXT_PUBLIC_SITE_URL') {
    // A local preview needs no encryption.
    const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?$/.test(value);
    return isLocal ? undefined : siteUrlMessage(value.replace(/\/$/, ''));
  }
  if (name === 'BASE_PATH' && !/^(\/[\w.~-]+)+$/.test(value))
    return `'${value}' is not a path; start with a slash and do not end with one: '/site'`;
  const key = keys[name];
  if (!key) return undefined;
  if (!/^[\w-]{3,60}$/.test(value))
    return `'${value}' cannot be a key; copy it from EmailJS as it is, without quotes: ${key.like}`;
  if (key.other.test(value)) return `'${value}' is one of the other two keys; swap them: ${key.like}`;
  return placeholder.test(value)
    ? `'${value}' is an example of a key; copy yours from EmailJS: ${key.like}`
    : undefined;
}

/**
 * Finds what would stop the build after minutes, with a message that does not name the cause.
 *
 * @param nodeEnv the value of NODE_ENV. `next build` sets 'production' if it is empty
 * @param folder the project's absolute path
 * @returns one sentence with the fix, or undefined
 */
export function startMessage(nodeEnv: string | undefined, folder: string): string | undefined {
  if (nodeEnv && nodeEnv !== 'production')
    return `NODE_ENV is '${nodeEnv}', but a build needs 'production': unset NODE_ENV and run the command again.`;
  // Tailwind reads what follows as the fragment of an address.
  if (folder.includes('#'))
    return `The path of this folder contains '#', which Tailwind cannot read: rename it, or move the project. It is ${folder}`;
  return undefined;
}

/** What is wrong with a build's variables, one line each. `env` includes the values of the .env files. */
export function environmentMistakes(env: NodeJS.Dict<string>): string[] {
  return ['NEXT_PUBLIC_SITE_URL', 'BASE_PATH', ...emailKeys].flatMap((name) => {
    const value = env[name]?.trim();
    const message = value && variableMessage(name, value);
    return message ? [`${name} (in .env.local or where the site is built): ${message}`] : [];
  });
}

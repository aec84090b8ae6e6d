import type { HtmlElement } from '../html';
import { isAllowed } from '../postprocess/security-policy';

import { addressOf, type CheckedSite } from './links';

const ofElement: Record<string, string> = {
  img: 'img-src',
  source: 'img-src',
  image: 'img-src',
  use: 'img-src',
  script: 'script-src',
  // The pictures and fonts in it.
  style: 'img-src',
  iframe: 'frame-src',
  form: 'form-action',
  video: 'media-src',
  audio: 'media-src',
  track: 'media-src',
  embed: 'object-src',
};
/** Of the addresses in a `<link>`, those that the browser loads; `canonical` and others only name a page. */
const ofLink: Record<string, string> = {
  stylesheet: 'style-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
};
const ofPreload: Record<string, string> = {
  image: 'img-src',
  font: 'font-src',
  script: 'script-src',
  style: 'style-src',
  fetch: 'connect-src',
};

/** The directive of the policy for what an element loads or sends; undefined for links to pages. */
function directiveOf({ name, attributes: { rel, as = '' } }: HtmlElement): string | undefined {
  if (name !== 'link') return ofElement[name];
  return rel === 'preload' ? (ofPreload[as] ?? 'default-src') : ofLink[rel ?? ''];
}

/**
 * What the content policy would block in an element: a script in an attribute, or a file of another site.
 *
 * @param addresses those in the element (`addressesIn` of html.ts)
 */
export function policyProblem(
  site: CheckedSite,
  page: string,
  element: HtmlElement,
  addresses: string[],
): string | undefined {
  const handler = Object.keys(element.attributes).find((attribute) => attribute.startsWith('on'));
  if (handler)
    return `has a script in ${handler}, which the security policy refuses: handle the event in a script file`;
  const script = addresses.find((address) => /^\s*javascript:/i.test(address));
  if (script) return `has the address ${script}, which the security policy refuses: use a button`;
  const directive = directiveOf(element);
  const base = addressOf(site, page);
  // An address that is not valid is a problem of its own (links.ts).
  const refused =
    directive &&
    addresses.find(
      (address) => URL.canParse(address, base) && !isAllowed(directive, new URL(address, base), site.origin),
    );
  return refused
    ? `loads ${refused.slice(0, 80)}, which the security policy refuses: use a file of the site, or add its origin to ${directive} in build/postprocess/security-policy.ts`
    : undefined;
}

import { InlineScript } from '@/components/startup/inline-script';
import { pages } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';

const addresses = Object.values(pages).map(({ path }) => withBasePath(path));

/**
 * Lets the browser prefetch a page of this site when a pointer hovers over its link or is down on it. The browser does
 * this once per page, and not with data or energy saving. Downloads, pictures and other sites are never prefetched.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const rules = {
  prefetch: [{ where: { href_matches: addresses }, eagerness: 'moderate' }],
};

/** The rules as a script element, which is part of every page. */
export function SpeculationRules() {
  return <InlineScript type="speculationrules" code={JSON.stringify(rules)} />;
}

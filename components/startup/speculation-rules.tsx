import { pages } from '@/content/pages';
import { asset } from '@/lib/asset';

const addresses = Object.values(pages).map(({ path }) => asset(path));

/**
 * Lets the browser fetch a page of this site as soon as the visitor seems to want it: a pointer rests on its link or
 * presses it. It does so in its own time, once a page, and not at all for those who save data or energy. Downloads,
 * pictures and other sites are never fetched ahead. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const rules = {
  prefetch: [{ where: { href_matches: addresses }, eagerness: 'moderate' }],
};

export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}

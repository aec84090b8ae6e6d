import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';

import { headerPolicy, metaPolicy } from '@/build/postprocess/security-policy';

/** The severe findings of Google's evaluator. A smaller number means a higher severity. */
function graveFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

const page = '<script>self.a=1</script><script>self.b=2</script><style>a{color:red}</style>';

test("an independent evaluator finds nothing severe in a page's policy", () => {
  expect(graveFindings(metaPolicy(page))).toEqual([]);
});

test('the header blocks no script or style of any build: each page lists its own', () => {
  expect(headerPolicy).not.toMatch(/script-src|style-src|default-src|sha256-/);
  expect(headerPolicy).toContain("frame-ancestors 'none'");
});

/** @jest-environment node */
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { headerPolicy, metaPolicy } from '../../build/postprocess/security-policy';

/** What Google's evaluator finds grave in a policy: its severity is the smaller the worse. */
function graveFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

const page = '<script>self.a=1</script><script>self.b=2</script><style>a{color:red}</style>';

test("an independent evaluator finds nothing grave in a page's policy", () => {
  expect(graveFindings(metaPolicy(page))).toEqual([]);
});

test('the header refuses no script or style of any build: those are listed in each page', () => {
  expect(headerPolicy).not.toMatch(/script-src|style-src|default-src|sha256-/);
  expect(headerPolicy).toContain("frame-ancestors 'none'");
});

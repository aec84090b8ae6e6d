/** @jest-environment node */
import { createRequire } from 'node:module';
import { headerPolicy, policyWithoutHashes, metaPolicy, contentHash } from '../../build/export/policy.mjs';

const require = createRequire(__filename);
const { CspEvaluator } = require('csp_evaluator');
const { Severity } = require('csp_evaluator/dist/finding');
const { CspParser } = require('csp_evaluator/dist/parser');

/** What Google's evaluator finds grave in a policy: its severity is the smaller the worse. */
function graveFindings(policy) {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

const hashes = {
  scripts: [contentHash('self.a=1'), contentHash('self.b=2')],
  styles: [contentHash('a{color:red}')],
};

test.each([
  ['the <meta> of a page', metaPolicy(hashes)],
  ['the header of a page', headerPolicy(hashes)],
])('an independent evaluator finds nothing grave in %s', (_, policy) => {
  expect(graveFindings(policy)).toEqual([]);
});

test.each([
  ["script-src 'self' 'unsafe-inline'", 'unsafe-inline'],
  ["default-src 'none'; script-src https:", 'https:'],
  ["script-src 'self'", 'object-src'],
])('it would find %s', (policy, part) => {
  expect(graveFindings(policy).join('\n')).toContain(part);
});

test('nothing is unsafe, and workers come from the site alone', () => {
  expect(headerPolicy(hashes)).not.toContain('unsafe');
  expect(headerPolicy(hashes)).toMatch(/worker-src 'self'(;|$)/);
});

test('the policy without hashes refuses no styles, which a picture opened by itself needs', () => {
  expect(policyWithoutHashes).not.toMatch(/style-src|default-src/);
  expect(policyWithoutHashes).toContain("frame-ancestors 'none'");
});

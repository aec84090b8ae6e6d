/**
 * Siteimprove Alfa in a thread of its own: its packages are ES modules, which the browser tests cannot load, and it
 * thinks for seconds, in which the tests can go on.
 *
 * Takes `{ id, document, url, viewport }`, a document as Alfa's JSON and pixels, and answers `{ id, findings, undecided, judged }` or `{ id, error }`. Its
 * first message is `{ reader }`, the source of the function that reads a page in the browser.
 */
import { parentPort } from 'node:worker_threads';

import { Audit } from '@siteimprove/alfa-act';
import { Device, Display, Viewport } from '@siteimprove/alfa-device';
import { Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import { Rules } from '@siteimprove/alfa-rules';
import { URL } from '@siteimprove/alfa-url';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import { Page } from '@siteimprove/alfa-web';

const isAA = Conformance.isAA();
const rules = [...Rules.values()].filter((rule) =>
  [...rule.requirements].some((requirement) => Criterion.isCriterion(requirement) && isAA(requirement)),
);

/** What a person needs to find the place: an element's own tag, or the first words of a text. */
function describe(target) {
  const targets = typeof target?.[Symbol.iterator] === 'function' ? [...target] : [target];
  return targets
    .map((node) => {
      const text = String(node).split('\n').slice(0, 1).join('').trim();
      const path = typeof node?.path === 'function' ? node.path() : '';
      return `${text.slice(0, 160)} ${path}`.trim();
    })
    .join(' | ');
}

function list(outcomes) {
  return outcomes.map((outcome) => ({
    rule: outcome.rule.uri.split('/').at(-1),
    criteria: [...outcome.rule.requirements].map((requirement) => requirement.uri.split('#').at(-1)),
    place: describe(outcome.target),
    reason: [...(outcome.expectations ?? [])]
      .map(([, expectation]) => expectation)
      .flatMap((expectation) => (expectation.isErr?.() ? [expectation.getErrUnsafe().message] : []))
      .join('; '),
  }));
}

async function judge({ document, url, viewport }) {
  const orientation =
    viewport.width > viewport.height ? Viewport.Orientation.Landscape : Viewport.Orientation.Portrait;
  const device = Device.of(
    Device.Type.Screen,
    Viewport.of(viewport.width, viewport.height, orientation),
    Display.of(1),
  );
  const response = Response.of(URL.parse(url).getUnsafe(), 200);
  const page = Page.of(Request.empty(), response, Node.from(document, device), device);
  const outcomes = [...(await Audit.of(page, rules).evaluate())];
  const of = (kind) => outcomes.filter(({ outcome }) => outcome === kind);
  return {
    findings: list(of('failed')),
    undecided: list(of('cantTell')),
    judged: new Set(of('passed').map(({ rule }) => rule.uri)).size,
  };
}

parentPort.on('message', async ({ id, ...task }) => {
  try {
    parentPort.postMessage({ id, ...(await judge(task)) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error?.stack ?? error) });
  }
});
parentPort.postMessage({ reader: Native.fromNode.toString() });

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

import type { Finding, Verdict } from './finding';

/** What HTML_CodeSniffer leaves in the window it runs in, as far as it is used here. */
interface CodeSniffer {
  process: (standard: string, content: Document | Element, done: () => void) => void;
  getMessages: () => { type: 1 | 2 | 3; code: string; msg: string; element: Element }[];
}

const source = readFileSync(createRequire(__filename).resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');
const ERROR = 1;

/** Asks HTML_CodeSniffer about the page as it stands; its warnings and notices are questions to a person. */
export async function judgeWithHtmlCodeSniffer(page: Page): Promise<Verdict> {
  // Evaluated, not added as an element: the page's content policy refuses foreign scripts.
  await page.evaluate(source);
  const { messages, judged } = await page.evaluate(async () => {
    const { HTMLCS } = window as unknown as { HTMLCS: CodeSniffer };
    // It knows nothing of modal dialogs: the page behind one is out of reach, and painted over.
    const content = document.querySelector('dialog:modal') ?? document;
    await new Promise<void>((resolve) => HTMLCS.process('WCAG2AA', content, resolve));
    return {
      judged: content.querySelectorAll('*').length,
      messages: HTMLCS.getMessages().map(({ type, code, msg, element }) => ({
        type,
        code,
        msg,
        place: element?.outerHTML?.slice(0, 200) ?? '',
      })),
    };
  });
  const list = (isWanted: (type: number) => boolean): Finding[] =>
    messages
      .filter(({ type }) => isWanted(type))
      .map(({ code, msg, place }) => ({ engine: 'HTML_CodeSniffer', rule: code, place, reason: msg }));
  const undecided = list((type) => type !== ERROR);
  // It asks something of every page: an engine without a single question did not run.
  return { findings: list((type) => type === ERROR), undecided, judged: undecided.length > 0 ? judged : 0 };
}

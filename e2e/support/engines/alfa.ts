import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Page } from '@playwright/test';

import type { Finding, Verdict } from './finding';

interface Reading {
  rule: string;
  criteria: string[];
  place: string;
  reason: string;
}

type Answer =
  | { id?: undefined; reader: string }
  | { id: number; error: string }
  | { id: number; error?: undefined; findings: Reading[]; undecided: Reading[]; judged: number };

/** The thread, started by the first test that needs it, and what waits for its answers. */
class AlfaThread {
  private readonly worker = new Worker(path.join(__dirname, 'alfa-worker.mjs'), { execArgv: [] });
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private lastId = 0;
  /** Source of the function that reads a document in the browser. */
  readonly reader: Promise<string>;

  constructor() {
    this.reader = new Promise((resolve, reject) => {
      this.worker.once('error', reject);
      this.worker.on('message', (answer: Answer) => {
        if (answer.id === undefined) resolve(answer.reader);
        else this.waiting.get(answer.id)?.(answer);
      });
    });
    // A test run ends without waiting for it.
    this.worker.unref();
  }

  judge(task: { document: unknown; url: string; viewport: { width: number; height: number } }) {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise<Answer>((resolve) => {
      this.waiting.set(id, resolve);
      this.worker.postMessage({ id, ...task });
    }).finally(() => this.waiting.delete(id));
  }
}

let thread: AlfaThread | undefined;

/**
 * Asks Siteimprove Alfa about the page as it stands: its rules for WCAG 2.2 at levels A and AA.
 *
 * @throws Error when Alfa cannot read the page
 */
export async function judgeWithAlfa(page: Page): Promise<Verdict> {
  thread ??= new AlfaThread();
  const reader = await thread.reader;
  const document: unknown = await page.evaluate(`(${reader})(document)`);
  const viewport = page.viewportSize() ?? { width: 1280, height: 720 };
  const answer = await thread.judge({ document, url: page.url(), viewport });
  if (answer.id === undefined) throw new Error('Alfa gave no answer.');
  if (answer.error !== undefined) throw new Error(answer.error);
  const list = (readings: Reading[]): Finding[] =>
    readings.map(({ rule, criteria, place, reason }) => ({
      engine: 'Alfa',
      rule,
      place,
      reason: `${criteria.join(', ')}: ${reason}`,
    }));
  return { findings: list(answer.findings), undecided: list(answer.undecided), judged: answer.judged };
}

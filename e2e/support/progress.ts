import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Says every now and then how far the run is and how long the rest will take. */
export default class Progress implements Reporter {
  private total = 0;
  private done = 0;
  private failed = 0;
  private start = 0;
  private said = 0;

  onBegin(_config: FullConfig, suite: Suite) {
    this.total = suite.allTests().length;
    this.start = this.said = Date.now();
  }

  onTestEnd(_test: TestCase, result: TestResult) {
    this.done += 1;
    if (result.status !== 'passed' && result.status !== 'skipped') this.failed += 1;
    const now = Date.now();
    if (now - this.said < 10_000 || this.done === this.total) return;
    this.said = now;
    const minutesLeft = ((now - this.start) / this.done) * ((this.total - this.done) / 60_000);
    const left = minutesLeft < 1 ? 'less than a minute' : `about ${Math.round(minutesLeft)} min`;
    console.log(`-- ${this.done} of ${this.total}, ${this.failed} failed, ${left} left`);
  }
}

import { runInOneTab, rememberSent, wasSent } from '@/components/contact/contact-form/pending-message';

const HOUR_MS = 3600_000;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-09T12:00:00Z') });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['at once', 0, true],
  ['for a day', 24 * HOUR_MS - 1, true],
  ['not longer', 24 * HOUR_MS, false],
  ['not if it was sent later than now, because the clock was corrected since', -HOUR_MS, false],
])('a sent message is remembered %s', (_, passed, isRemembered) => {
  rememberSent('one');
  jest.setSystemTime(Date.now() + passed);
  expect(wasSent('one')).toBe(isRemembered);
  expect(wasSent('two')).toBe(false);
});

test('a stored value that is not a list of messages is ignored', () => {
  for (const stored of ['5', '{}', '[null, 5, {}]', 'no JSON']) {
    localStorage.setItem('sent-messages', stored);
    expect(wasSent('one')).toBe(false);
    rememberSent('one');
    expect(wasSent('one')).toBe(true);
  }
});

describe('a message is sent in turn', () => {
  type Request = (name: string, options: { signal: AbortSignal }, work: () => unknown) => Promise<unknown>;
  const setLocks = (locks: { request: Request } | undefined) =>
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  afterEach(() => setLocks(undefined));
  const denied = () => Promise.reject(new DOMException('Denied', 'SecurityError'));

  test.each<[string, { request: Request } | undefined]>([
    ['with the lock', { request: async (_, __, work) => work() }],
    ['where there are no locks: outside HTTPS', undefined],
    ['where locks are refused: in Chrome with all cookies blocked', { request: denied }],
  ])('%s', async (_, locks) => {
    setLocks(locks);
    const send = jest.fn(async () => {});
    await runInOneTab(send, 1000);
    expect(send).toHaveBeenCalledTimes(1);
    const failure = { status: 500, text: 'No' };
    const fail = jest.fn(() => Promise.reject(failure));
    await expect(runInOneTab(fail, 1000)).rejects.toBe(failure);
    expect(fail).toHaveBeenCalledTimes(1);
  });

  test('without the lock, when another tab keeps it for too long', async () => {
    setLocks({
      request: (_, { signal }) =>
        new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    const send = jest.fn(async () => {});
    const turn = runInOneTab(send, 1000);
    await jest.advanceTimersByTimeAsync(999);
    expect(send).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await turn;
    expect(send).toHaveBeenCalledTimes(1);
  });
});

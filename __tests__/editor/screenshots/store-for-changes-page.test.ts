/** @jest-environment node */
import type { Description } from '@/editor/change-report/describe-change';
import { openScreenshotBrowser } from '@/editor/screenshots/screenshot-browser';
import { serveCommit } from '@/editor/screenshots/serve-commit';
import { changesScreenshots, screenshotStore } from '@/editor/screenshots/store-for-changes-page';
import { findBrowser } from '@/tools/browser';

jest.mock('@/editor/screenshots/serve-commit', () => ({ serveCommit: jest.fn() }));
jest.mock('@/editor/screenshots/screenshot-browser', () => ({
  ...jest.requireActual('@/editor/screenshots/screenshot-browser'),
  openScreenshotBrowser: jest.fn(),
}));
jest.mock('@/tools/browser', () => ({
  ...jest.requireActual('@/tools/browser'),
  findBrowser: jest.fn(),
}));

const changeOf = (old: string, now: string): Description => ({
  id: 'rooms rooms 2 price',
  title: 'Rooms and prices: Rooms, Super deluxe, Price',
  lines: [
    {
      parts: [
        ['old', old],
        ['new', now],
      ],
    },
  ],
  where: ['Facilities, Rooms and Prices'],
  section: { path: '/Facilities', heading: 'Rooms and Prices' },
  warnings: [],
});

/** The pictures that were taken, and those that a visit of the page shows. */
function visits() {
  const taken: string[] = [];
  let commit = 'one';
  let canTake = true;
  const pictures = screenshotStore(
    () => commit,
    async (side, { words }) => {
      taken.push(`${side} ${words}`);
      return canTake ? Buffer.from(`${side} ${words}`) : undefined;
    },
  );
  const visit = async (...changes: Description[]) => {
    const addressOf = pictures.addressesOf(changes);
    const addresses = changes.flatMap((each) => [addressOf(each, 'before')!, addressOf(each, 'after')!]);
    await Promise.all(addresses.map(pictures.screenshotAt));
    return addresses;
  };
  return {
    taken,
    visit,
    screenshotAt: pictures.screenshotAt,
    publish: () => (commit = 'two'),
    setTaking: (can: boolean) => (canTake = can),
  };
}

test('a second visit finds the pictures of the first at the same addresses', async () => {
  const { taken, visit } = visits();
  const addresses = await visit(changeOf('1,950', '2,050'));
  expect(new Set(addresses).size).toBe(2);
  expect(await visit(changeOf('1,950', '2,050'))).toEqual(addresses);
  expect(taken).toEqual(['before 1,950', 'after 2,050']);
});

test('after another save, only the published side keeps its picture', async () => {
  const { taken, visit, screenshotAt } = visits();
  const [, after] = await visit(changeOf('1,950', '2,050'));
  await visit(changeOf('1,950', '2,050'), changeOf('1,400', '1,500'));
  expect(taken.filter((each) => each === 'before 1,950')).toHaveLength(1);
  expect(taken.filter((each) => each === 'after 2,050')).toHaveLength(2);
  expect(await screenshotAt(after!)).toBeUndefined();
});

test('after publishing, all pictures are new', async () => {
  const { taken, visit, publish } = visits();
  await visit(changeOf('1,950', '2,050'));
  publish();
  await visit(changeOf('1,950', '2,050'));
  expect(taken).toHaveLength(4);
});

test('a picture that could not be taken is tried again', async () => {
  const { taken, visit, setTaking } = visits();
  setTaking(false);
  await visit(changeOf('1,950', '2,050'));
  setTaking(true);
  await visit(changeOf('1,950', '2,050'));
  await visit(changeOf('1,950', '2,050'));
  expect(taken).toHaveLength(4);
});

describe('in a checkout', () => {
  const close = jest.fn();
  let commit: string;
  /** What the screenshots of one change show. */
  const look = async (
    { addressesOf, screenshotAt }: ReturnType<typeof changesScreenshots>,
    old = '1,950',
  ) => {
    const change = changeOf(old, '2,050');
    const addressOf = addressesOf([change]);
    const addresses = [addressOf(change, 'before'), addressOf(change, 'after')];
    const pictures = await Promise.all(addresses.map((address) => address && screenshotAt(address)));
    return pictures.map(String);
  };
  const open = () => changesScreenshots('/project', () => commit, 'http://localhost:3000/');

  beforeEach(() => {
    jest.clearAllMocks();
    commit = 'one';
    jest.mocked(findBrowser).mockReturnValue('/usr/bin/chromium');
    jest.mocked(serveCommit).mockImplementation(async (root, name) => ({ url: `${root}/${name}`, close }));
    jest.mocked(openScreenshotBrowser).mockResolvedValue({
      take: async (site, { words }) => Buffer.from(`${words} on ${site}`),
      close: jest.fn(),
    });
  });

  test('the screenshot before a change is from the published commit, the other from the edited site', async () => {
    expect(await look(open())).toEqual(['1,950 on /project/one', '2,050 on http://localhost:3000/']);
  });

  test('one browser and one site of a commit serve all screenshots, until another commit is published', async () => {
    const screenshots = open();
    await look(screenshots);
    await look(screenshots, '1,850');
    expect(serveCommit).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
    commit = 'two';
    expect(await look(screenshots)).toEqual(['1,950 on /project/two', '2,050 on http://localhost:3000/']);
    expect(close).toHaveBeenCalledTimes(1);
    expect(openScreenshotBrowser).toHaveBeenCalledTimes(1);
  });

  test('without a browser there are no screenshots', async () => {
    jest.mocked(findBrowser).mockReturnValue(undefined);
    expect(await look(open())).toEqual(['undefined', 'undefined']);
    expect(serveCommit).not.toHaveBeenCalled();
  });
});

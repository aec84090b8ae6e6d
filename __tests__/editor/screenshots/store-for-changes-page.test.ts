/** @jest-environment node */
import type { Description } from '@/editor/change-report/describe-change';
import { screenshotStore } from '@/editor/screenshots/store-for-changes-page';

const changeOf = (old: string, now: string): Description => ({
  place: 'rooms rooms 2 price',
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

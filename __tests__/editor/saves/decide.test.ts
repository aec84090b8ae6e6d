import { decideSaves, conflictMessage, type Save, type Repository } from '@/editor/saves/decide';
import { Conflict, mergeFiles, mergeValues } from '@/editor/saves/merge';

/**
 * A content of numbers: a save writes one under a name, if it finds the number that it was made from. Negative numbers
 * are mistakes, numbers above a hundred have a warning.
 */
type Tree = Readonly<Record<string, number>>;
interface TestSave extends Save {
  name: string;
  from: number;
  to: number;
}
const save = (commit: string, name: string, from: number, to: number): TestSave => ({
  commit,
  name,
  from,
  to,
  files: [name.charAt(0)],
});
const isSame = (one: Tree, other: Tree) => JSON.stringify(one) === JSON.stringify(other);
const repository: Repository<Tree> = {
  isSame,
  applySaves: (state, saves) =>
    (saves as TestSave[]).reduce<Tree | undefined>((now, { name, from, to }) => {
      if (!now || now[name] === to) return now;
      return now[name] === from ? { ...now, [name]: to } : undefined;
    }, state),
  checkChange: async (before, after) => ({
    mistakes: Object.keys(after).filter((name) => after[name]! < 0),
    warnings: Object.keys(after).filter((name) => after[name]! > 100 && after[name] !== before[name]).length,
  }),
  refusalReason: ({ commit }) => (commit.startsWith('code') ? 'changes code' : undefined),
};

async function decided(...saves: TestSave[]) {
  const { live, review, published, waiting, refused } = await decideSaves<Tree>(
    { a1: 1, a2: 1, b1: 1 },
    saves,
    repository,
  );
  const names = (list: readonly Save[]) => list.map(({ commit }) => commit);
  return {
    live,
    review,
    published: names(published),
    waiting: names(waiting),
    refused: names(refused.map((each) => each.save)),
  };
}

test('ordinary saves go live in their order', async () => {
  expect(await decided(save('one', 'a1', 1, 2), save('two', 'a1', 2, 3), save('three', 'b1', 1, 5))).toEqual({
    live: { a1: 3, a2: 1, b1: 5 },
    review: undefined,
    published: ['one', 'two', 'three'],
    waiting: [],
    refused: [],
  });
});

test('the mistake of one person does not hold up the next save, of the same file or another', async () => {
  expect(
    await decided(save('wrong', 'a1', 1, -2), save('same file', 'a2', 1, 2), save('other file', 'b1', 1, 5)),
  ).toEqual({
    live: { a1: 1, a2: 2, b1: 5 },
    review: undefined,
    published: ['same file', 'other file'],
    waiting: [],
    refused: ['wrong'],
  });
});

test('a correction goes live together with what it corrects', async () => {
  const found = await decided(
    save('wrong', 'a1', 1, -2),
    save('other', 'a2', 1, 2),
    save('right', 'a1', -2, 2),
  );
  expect(found).toMatchObject({
    live: { a1: 2, a2: 2 },
    published: ['other', 'wrong', 'right'],
    refused: [],
  });
});

test('a save with a warning waits alone, and one that is taken back waits no longer', async () => {
  expect(await decided(save('far', 'a1', 1, 500), save('near', 'a2', 1, 2))).toEqual({
    live: { a1: 1, a2: 2, b1: 1 },
    review: { a1: 500, a2: 2, b1: 1 },
    published: ['near'],
    waiting: ['far'],
    refused: [],
  });
  expect(await decided(save('far', 'a1', 1, 500), save('back', 'a1', 500, 1))).toMatchObject({
    live: { a1: 1 },
    review: undefined,
    published: ['far', 'back'],
    waiting: [],
  });
});

test('two saves that belong together go live together', async () => {
  // Each of them alone has a warning, as a percentage is beside the old code.
  const together: Repository<Tree> = {
    ...repository,
    checkChange: async (_, { a1, a2 }) => ({ mistakes: [], warnings: a1 === a2 ? 0 : 1 }),
  };
  const saves = [save('percent', 'a1', 1, 2), save('its code', 'a2', 1, 2)];
  expect(await decideSaves<Tree>({ a1: 1, a2: 1 }, saves, together)).toMatchObject({
    live: { a1: 2, a2: 2 },
    waiting: [],
  });
});

test('a save that changes code is never read, and a save that does not fit gets a message', async () => {
  expect(await decided(save('code', 'a1', 1, 2), save('lost', 'b1', 7, 8))).toMatchObject({
    live: { a1: 1, b1: 1 },
    refused: ['code', 'lost'],
  });
  const { refused } = await decideSaves<Tree>({ b1: 1 }, [save('lost', 'b1', 7, 8)], repository);
  expect(refused[0]!.sentences).toEqual([conflictMessage]);
});

test.each<[what: string, base: unknown, ours: unknown, theirs: unknown, merged: unknown]>([
  ['two fields beside each other', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['two entries', [{ a: 1 }, { a: 1 }], [{ a: 2 }, { a: 1 }], [{ a: 1 }, { a: 3 }], [{ a: 2 }, { a: 3 }]],
  ['an entry that is new', [{ a: 1 }], [{ a: 2 }], [{ a: 1 }, { a: 9 }], [{ a: 2 }, { a: 9 }]],
  ['a field that is removed', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1 }, { a: 2 }],
  ['the same change twice', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
])('%s', (_, base, ours, theirs, merged) => {
  expect(mergeValues(base, ours, theirs)).toEqual(merged);
});

test('two changes of one value are a conflict', () => {
  expect(() => mergeValues({ a: 1 }, { a: 2 }, { a: 3 })).toThrow(Conflict);
  expect(() => mergeValues([1, 2], [1], [1, 2, 3])).toThrow(Conflict);
  expect(() => mergeFiles('{"a": 1}', '{"a": 2}', '{"a": ')).toThrow(Conflict);
  expect(() => mergeFiles('{"a": 1}', '{"a": 2}', undefined)).toThrow(Conflict);
  expect(mergeFiles('{"a": 1}', '{"a": 1}', undefined)).toBeUndefined();
});

import {
  initialRotation,
  isPaused,
  isRunning,
  rotationReducer,
  wrapIndex,
  type RotationEvent,
} from '@/components/carousel/rotation';

const after = (...events: RotationEvent[]) => events.reduce(rotationReducer, initialRotation);

describe('what a rotation does after what happened to it', () => {
  test.each<[string, RotationEvent[], { reduced?: boolean; runs: boolean; offersStart: boolean }]>([
    ['at first it runs', [], { runs: true, offersStart: false }],
    ['C9 hover holds it', ['hover'], { runs: false, offersStart: false }],
    ['C9 leaving lets it go on', ['hover', 'leave'], { runs: true, offersStart: false }],
    ['C8 keyboard focus stops it', ['keyboard-focus'], { runs: false, offersStart: true }],
    [
      'C8 leaving does not start it',
      ['keyboard-focus', 'hover', 'leave'],
      { runs: false, offersStart: true },
    ],
    ['C8 the button starts it', ['keyboard-focus', 'press-start'], { runs: true, offersStart: false }],
    ['C9 hover does not hide a stop', ['hover', 'press-stop', 'leave'], { runs: false, offersStart: true }],
    ['C10 reduced motion', [], { reduced: true, runs: false, offersStart: true }],
    [
      'C10 C11 Start under reduced motion',
      ['press-start'],
      { reduced: true, runs: true, offersStart: false },
    ],
    ['C11 hover after Start', ['press-start', 'hover'], { runs: true, offersStart: false }],
    ['C11 focus after Start', ['press-start', 'keyboard-focus'], { runs: true, offersStart: false }],
    ['Stop after Start', ['press-start', 'press-stop'], { runs: false, offersStart: true }],
    [
      'after Stop, Start is explicit no more',
      ['press-start', 'press-stop', 'hover'],
      { runs: false, offersStart: true },
    ],
    [
      'C8 focus on the button holds it, and leaves it Pause',
      ['button-focus'],
      { runs: false, offersStart: false },
    ],
    ['that focus moving on stops it', ['button-focus', 'button-blur'], { runs: false, offersStart: true }],
    ['the press at that focus pauses', ['button-focus', 'press-stop'], { runs: false, offersStart: true }],
    [
      'started at that focus, it goes on when the focus moves on',
      ['keyboard-focus', 'button-focus', 'press-start', 'button-blur'],
      { runs: true, offersStart: false },
    ],
    ['a focus of the pointer leaves nothing behind', ['button-blur'], { runs: true, offersStart: false }],
    ['words being read hold it', ['press-start', 'select'], { runs: false, offersStart: false }],
    ['and let it go on', ['select', 'deselect'], { runs: true, offersStart: false }],
    ['2.2.2 stopped, pointer away', ['press-stop', 'leave'], { runs: false, offersStart: true }],
  ])('%s', (_, events, { reduced = false, runs, offersStart }) => {
    expect(isRunning(after(...events), reduced)).toBe(runs);
    expect(isPaused(after(...events), reduced)).toBe(offersStart);
  });
});

test.each([
  [0, 1, 4, 1],
  [3, 1, 4, 0],
  [0, -1, 4, 3],
  [1, -6, 4, 3],
  [0, 1, 1, 0],
])('from %i, %i places further of %i is %i', (index, step, count, expected) => {
  expect(wrapIndex(index, step, count)).toBe(expected);
});

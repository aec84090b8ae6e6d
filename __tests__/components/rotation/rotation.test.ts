import {
  initialRotation,
  isPaused,
  isRunning,
  rotationReducer,
  type RotationEvent,
} from '@/components/rotation/rotation';

const after = (...events: RotationEvent[]) => events.reduce(rotationReducer, initialRotation);

test('an event that changes nothing returns the same state, so that React renders nothing', () => {
  const hovered = after('hover');
  expect(rotationReducer(hovered, 'hover')).toBe(hovered);
  expect(rotationReducer(hovered, 'deselect')).toBe(hovered);
  expect(rotationReducer(hovered, 'button-blur')).toBe(hovered);
});

describe('the rotation after these events', () => {
  test.each<[string, RotationEvent[], { reduced?: boolean; runs: boolean; offersStart: boolean }]>([
    ['at first it runs', [], { runs: true, offersStart: false }],
    ['C9 hover pauses it', ['hover'], { runs: false, offersStart: false }],
    ['C9 it continues after hover', ['hover', 'leave'], { runs: true, offersStart: false }],
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
      'after Stop, an earlier Start has no effect on hover',
      ['press-start', 'press-stop', 'hover'],
      { runs: false, offersStart: true },
    ],
    [
      'C8 focus on the button pauses it, and the button still says Pause',
      ['button-focus'],
      { runs: false, offersStart: false },
    ],
    ['the end of that focus stops it', ['button-focus', 'button-blur'], { runs: false, offersStart: true }],
    ['the click at that focus pauses', ['button-focus', 'press-stop'], { runs: false, offersStart: true }],
    [
      'started with that focus, it continues when the focus moves on',
      ['keyboard-focus', 'button-focus', 'press-start', 'button-blur'],
      { runs: true, offersStart: false },
    ],
    ['pointer focus has no lasting effect', ['button-blur'], { runs: true, offersStart: false }],
    ['selected text pauses it', ['press-start', 'select'], { runs: false, offersStart: false }],
    ['it continues after the selection', ['select', 'deselect'], { runs: true, offersStart: false }],
    ['2.2.2 stopped, pointer away', ['press-stop', 'leave'], { runs: false, offersStart: true }],
  ])('%s', (_, events, { reduced = false, runs, offersStart }) => {
    expect(isRunning(after(...events), reduced)).toBe(runs);
    expect(isPaused(after(...events), reduced)).toBe(offersStart);
  });
});

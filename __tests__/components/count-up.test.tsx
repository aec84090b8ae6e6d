import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { CountUp } from '@/components/count-up/count-up';

interface Run {
  keyframes: number[];
  duration: number;
  onUpdate: (value: number) => void;
  onComplete: () => void;
  stop: jest.Mock;
}
const mockRuns: Run[] = [];
jest.mock('@/components/count-up/animate', () => ({
  animateValue: (options: Omit<Run, 'stop'>) => {
    const run = { ...options, stop: jest.fn() };
    mockRuns.push(run);
    return run;
  },
}));

const figure = () => screen.getByRole('img');
beforeEach(() => {
  mockRuns.length = 0;
});

test('the exported HTML holds the final value', () => {
  expect(renderToString(<CountUp value={100} suffix="%" phase="waiting" />)).toContain('>100%<');
});

test('it waits at 0, but is named by its final value', () => {
  render(<CountUp value={16800} phase="waiting" />);
  expect(figure()).toHaveTextContent(/^0$/);
  expect(figure()).toHaveAccessibleName('16800');
});

test('it counts from 0 to its value in three seconds', async () => {
  render(<CountUp value={100} suffix="%" phase="counting" />);
  await act(async () => {});
  expect(mockRuns).toHaveLength(1);
  expect(mockRuns[0]).toMatchObject({ keyframes: [0, 100], duration: 3000 });
  mockRuns[0]!.onUpdate(41.6);
  expect(figure()).toHaveTextContent(/^42%$/);
  mockRuns[0]!.onComplete();
  expect(figure()).toHaveTextContent(/^100%$/);
});

test('it stops counting when it is taken away', async () => {
  const { unmount } = render(<CountUp value={9} phase="counting" />);
  await act(async () => {});
  unmount();
  expect(mockRuns[0]!.stop).toHaveBeenCalled();
});

test('still, it simply shows its value', () => {
  render(<CountUp value={1200} phase="still" />);
  expect(figure()).toHaveTextContent(/^1200$/);
  expect(mockRuns).toHaveLength(0);
});

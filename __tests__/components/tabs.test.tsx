import { act, fireEvent, render, screen } from '@testing-library/react';

import { Tabs } from '@/components/tabs/tabs';

import { intersect, setMedia } from '../support/dom';

const items = ['Pool', 'Rooms', 'Desk'].map((name) => ({
  id: name.toLowerCase(),
  label: name,
  panel: `About ${name}`,
}));

/** The tabs, on the screen, rotating every four seconds. */
function show() {
  render(
    <Tabs
      label="Explore"
      items={items}
      text={{ pause: 'Pause: {name}', start: 'Start: {name}' }}
      intervalMs={4000}
    />,
  );
  const button = screen.getByRole('button');
  act(() => intersect(button, 1));
  return button;
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('T1 T2 T3 tabs and panels name and point at each other', () => {
  show();
  expect(screen.getByRole('tablist')).toHaveAccessibleName('Explore');
  for (const tab of screen.getAllByRole('tab')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls')!)!;
    expect(panel).toHaveAttribute('role', 'tabpanel');
    expect(panel).toHaveAttribute('aria-labelledby', tab.id);
  }
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test('T2 a key moves focus and choice together', () => {
  show();
  const first = screen.getByRole('tab', { name: 'Pool' });
  act(() => first.focus());
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  expect(selected()).toBe('Desk');
  expect(screen.getByRole('tab', { name: 'Desk' })).toHaveFocus();
});

test('T4 Up and Down are left to the page', () => {
  show();
  expect(fireEvent.keyDown(screen.getByRole('tab', { name: 'Pool' }), { key: 'ArrowDown' })).toBe(true);
  expect(selected()).toBe('Pool');
});

test('T5 they change every four seconds and wrap', () => {
  show();
  const seen = [selected()];
  for (let turn = 0; turn < 3; turn += 1) {
    wait(4000);
    seen.push(selected());
  }
  expect(seen).toEqual(['Pool', 'Rooms', 'Desk', 'Pool']);
});

test('a choice is not cut short: the wait starts anew', () => {
  show();
  wait(3900);
  fireEvent.click(screen.getByRole('tab', { name: 'Desk' }));
  wait(3900);
  expect(selected()).toBe('Desk');
  wait(100);
  expect(selected()).toBe('Pool');
});

test('T5 C8 keyboard focus stops them for good, and the button starts them', () => {
  show();
  act(() => screen.getByRole('tab', { name: 'Pool' }).focus());
  act(() => (document.activeElement as HTMLElement).blur());
  wait(12_000);
  expect(selected()).toBe('Pool');
  fireEvent.click(screen.getByRole('button', { name: 'Start: Explore' }));
  wait(4000);
  expect(selected()).toBe('Rooms');
});

test('T5 C10 reduced motion keeps them still, also when it is asked for later', () => {
  show();
  act(() => setMedia('(prefers-reduced-motion: reduce)', true));
  expect(screen.getByRole('button')).toHaveAccessibleName('Start: Explore');
  wait(12_000);
  expect(selected()).toBe('Pool');
});

test('out of sight they wait', () => {
  const button = show();
  act(() => intersect(button, 0));
  wait(12_000);
  expect(selected()).toBe('Pool');
});

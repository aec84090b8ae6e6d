/** @jest-environment jsdom */
import { ISLAND_DONE } from '@/components/islands/island-events';
import { keepPresses } from '@/components/startup/early-presses';

import { removeListenersAfterEach } from '../../support/listeners';

removeListenersAfterEach();

const start = jest.fn();
let repeatPresses: (island: HTMLElement) => Promise<void>;
/** What reached the page, in order: the event and the element. */
const handled: string[] = [];

const find = (id: string) => document.getElementById(id)!;
const finish = (id: string, state: 'ready' | 'failed' = 'ready') => {
  find(id).dataset.state = state;
  return repeatPresses(find(id));
};

beforeEach(() => {
  document.body.innerHTML = `
    <page-island id="tabs"><button id="next" aria-label="Next">›</button><button id="tab" role="tab">Beds</button>
      <page-slot><button id="inside">Open</button></page-slot></page-island>
    <page-island id="gallery"><page-slot><a id="tile" href="#">A lamp</a></page-slot></page-island>
    <page-island id="contact"><form id="form" novalidate><page-slot><input id="name" required></page-slot>
      <button id="send" type="submit">Send</button></form></page-island>
    <button id="outside">Other</button>`;
  handled.length = 0;
  start.mockReset();
  repeatPresses = keepPresses(start);
  for (const name of ['click', 'keydown', 'submit', ISLAND_DONE])
    document.addEventListener(name, (event) => {
      // A click on Send submits the form. jsdom cannot load what a submitted form would.
      if (name !== 'click') event.preventDefault();
      const key = event instanceof KeyboardEvent ? event.key : '';
      handled.push([name, (event.target as Element).id, key].join(' ').trim());
    });
});

describe('a press on a button of an island that is not ready', () => {
  test('is kept: the island starts, and the button is busy', () => {
    find('next').click();
    expect(handled).toEqual([]);
    expect(start.mock.calls).toEqual([[find('tabs')]]);
    expect(find('next')).toHaveAttribute('aria-busy', 'true');
  });

  test.each(['ready', 'failed'] as const)('is repeated once, when the island is %s', async (state) => {
    find('next').click();
    await finish('tabs', state);
    await repeatPresses(find('tabs'));
    expect(handled).toEqual(['click next']);
    expect(find('next')).not.toHaveAttribute('aria-busy');
  });

  test('is repeated on its successor, if the island was rendered again', async () => {
    find('next').click();
    find('next').replaceWith(find('next').cloneNode());
    await finish('tabs');
    expect(handled).toEqual(['click next']);
  });

  test('is not repeated on a button that now does something else', async () => {
    find('next').click();
    find('next').setAttribute('aria-label', 'Back');
    await finish('tabs');
    expect(handled).toEqual([]);
  });

  test('is not repeated after the page was left', async () => {
    find('next').click();
    window.dispatchEvent(new Event('pagehide'));
    await finish('tabs');
    expect(handled).toEqual([]);
    expect(find('next')).not.toHaveAttribute('aria-busy');
  });
});

test('presses are repeated in their order within an island, and wait for no other island', async () => {
  find('next').click();
  find('send').click();
  find('tab').click();
  handled.length = 0;
  await finish('contact');
  expect(handled).toEqual(['submit form']);
  const isDone = finish('tabs');
  // React renders in between.
  expect(handled).toEqual(['submit form', 'click next']);
  await isDone;
  expect(handled).toEqual(['submit form', 'click next', 'click tab']);
});

test('a key that changes the tab is kept as well, another one is not', async () => {
  const press = (key: string, like: KeyboardEventInit = {}) =>
    find('tab').dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...like }),
    );
  press('ArrowRight');
  press('a');
  press('End', { ctrlKey: true });
  expect(handled).toEqual(['keydown tab a', 'keydown tab End']);
  await finish('tabs');
  expect(handled.slice(2)).toEqual(['keydown tab ArrowRight']);
});

test.each([
  ['outside islands', 'outside'],
  ['in a slot, which the island does not handle', 'inside'],
])('a press %s is not kept', async (_, id) => {
  find(id).click();
  expect(handled).toEqual([`click ${id}`]);
  await finish('tabs');
  expect(handled).toHaveLength(1);
});

test('a press in an island that is ready is not kept', async () => {
  await finish('tabs');
  find('next').click();
  expect(handled).toEqual(['click next']);
});

test('a picture that was clicked, for which an inline script has acted, opens when the island is ready', async () => {
  find('tile').dispatchEvent(new CustomEvent(ISLAND_DONE, { bubbles: true }));
  expect(handled).toEqual([]);
  await finish('gallery');
  expect(handled).toEqual([`${ISLAND_DONE} tile`]);
});

describe('Send', () => {
  beforeEach(() => find('send').click());

  test('is repeated once, although it was pressed twice', async () => {
    find('send').click();
    handled.length = 0;
    await finish('contact');
    expect(handled).toEqual(['submit form']);
  });

  test('is not repeated if the message is changed after it', async () => {
    find('name').dispatchEvent(new Event('input', { bubbles: true }));
    handled.length = 0;
    await finish('contact');
    expect(handled).toEqual([]);
    expect(find('form')).not.toHaveAttribute('aria-busy');
  });
});

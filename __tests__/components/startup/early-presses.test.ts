import { dispatchDone, ISLAND_DONE } from '@/components/islands/island-events';
import { keepPresses } from '@/components/startup/early-presses';

import { removeListenersAfterEach } from '../../support/listeners';

removeListenersAfterEach();

const start = jest.fn();
let repeatPresses: () => void;
let status: HTMLElement;
/** What reached the page, in order: the event and the element. */
const handled: string[] = [];

const find = (id: string) => document.getElementById(id)!;
const finish = (id: string, state: 'ready' | 'failed' = 'ready') => {
  find(id).dataset.state = state;
  repeatPresses();
};

beforeEach(() => {
  document.body.innerHTML = `
    <page-island id="tabs"><button id="next" aria-label="Next">›</button><button id="tab" role="tab">Beds</button>
      <page-slot><button id="inside">Open</button></page-slot></page-island>
    <page-island id="codes"><page-slot><button id="copy" data-copy="">Copy code</button></page-slot></page-island>
    <page-island id="contact"><form id="form"><page-slot><input id="name" required></page-slot>
      <button id="send" type="submit">Send</button></form></page-island>
    <button id="outside">Other</button>`;
  handled.length = 0;
  start.mockReset();
  [repeatPresses, status] = keepPresses(start);
  for (const name of ['click', 'keydown', 'submit', ISLAND_DONE])
    document.addEventListener(name, (event) => {
      // A click on Send submits the form. jsdom cannot load what a submitted form would.
      if (name !== 'click') event.preventDefault();
      const detail: unknown = event instanceof CustomEvent ? event.detail : '';
      handled.push([name, (event.target as Element).id, detail].join(' ').trim());
    });
});

describe('a press on a button of an island that is not ready', () => {
  test('is kept: the island starts, the button is busy, and a status says its name', () => {
    find('next').click();
    expect(handled).toEqual([]);
    expect(start.mock.calls).toEqual([[find('tabs')]]);
    expect(find('next')).toHaveAttribute('aria-busy', 'true');
    expect(status).toHaveTextContent('Next');
  });

  test.each(['ready', 'failed'] as const)('is repeated once, when the island is %s', (state) => {
    find('next').click();
    finish('tabs', state);
    repeatPresses();
    expect(handled).toEqual(['click next']);
    expect(find('next')).not.toHaveAttribute('aria-busy');
  });

  test('is repeated on its successor, if the island was rendered again', () => {
    find('next').click();
    find('next').replaceWith(find('next').cloneNode());
    finish('tabs');
    expect(handled).toEqual(['click next']);
  });

  test('is not repeated on a button that now does something else', () => {
    find('next').click();
    find('next').setAttribute('aria-label', 'Back');
    finish('tabs');
    expect(handled).toEqual([]);
  });

  test('is not repeated after the page was left', () => {
    find('next').click();
    window.dispatchEvent(new Event('pagehide'));
    finish('tabs');
    expect(handled).toEqual([]);
    expect(find('next')).not.toHaveAttribute('aria-busy');
  });
});

test('presses on several islands are repeated in their order', () => {
  find('next').click();
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  finish('contact');
  expect(handled).toEqual([]);
  (find('name') as HTMLInputElement).value = 'Anna';
  finish('tabs');
  expect(handled).toEqual(['click next', 'click send', 'submit form']);
});

test('a press that cannot be repeated is logged, and the next one is repeated', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const error = new Error('The browser has no such function.');
  find('next').click();
  find('tab').click();
  jest.spyOn(find('next'), 'click').mockImplementation(() => {
    throw error;
  });
  finish('tabs');
  expect(log.mock.calls).toEqual([[error]]);
  expect(handled).toEqual(['click tab']);
});

test('a key that changes the tab is kept as well, another one is not', () => {
  const press = (key: string) =>
    find('tab').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  press('ArrowRight');
  press('a');
  expect(handled).toEqual(['keydown tab']);
  finish('tabs');
  expect(handled).toEqual(['keydown tab', 'keydown tab']);
});

test.each([
  ['outside islands', 'outside'],
  ['in a slot, which the island does not handle', 'inside'],
  ['on a code, which an inline script copies at once', 'copy'],
])('a press %s is not kept', (_, id) => {
  find(id).click();
  expect(handled).toEqual([`click ${id}`]);
  finish('tabs');
  finish('codes');
  expect(handled).toHaveLength(1);
});

test('a press in an island that is ready is not kept', () => {
  finish('tabs');
  find('next').click();
  expect(handled).toEqual(['click next']);
});

test('what an inline script did reaches the island when it is ready', () => {
  dispatchDone(find('copy'), 'copied');
  expect(handled).toEqual([]);
  finish('codes');
  expect(handled).toEqual([`${ISLAND_DONE} copy copied`]);
});

describe('Send', () => {
  const send = () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const type = () => {
    (find('name') as HTMLInputElement).value = 'Anna';
    find('name').dispatchEvent(new Event('input', { bubbles: true }));
  };

  test('is not repeated if the message is changed after it', () => {
    send();
    type();
    finish('contact');
    expect(handled).toEqual([]);
  });

  test('with an empty field is repeated once, so that the island shows its errors', () => {
    const invalid = jest.fn();
    find('name').addEventListener('invalid', invalid);
    expect((find('form') as HTMLFormElement).reportValidity()).toBe(false);
    find('send').click();
    invalid.mockClear();
    finish('contact');
    expect(invalid).toHaveBeenCalledTimes(1);
  });

  test('is repeated in Safari 15, which has no requestSubmit()', () => {
    const { requestSubmit } = HTMLFormElement.prototype;
    Object.assign(HTMLFormElement.prototype, { requestSubmit: undefined });
    try {
      (find('name') as HTMLInputElement).value = 'Anna';
      find('send').click();
      expect(handled).toEqual(['click send']);
      handled.length = 0;
      finish('contact');
      expect(handled).toEqual(['click send', 'submit form']);
    } finally {
      Object.assign(HTMLFormElement.prototype, { requestSubmit });
    }
  });
});

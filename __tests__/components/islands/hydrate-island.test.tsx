/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

import { hydrateIsland } from '@/components/islands/hydrate-island';

interface DoorProps {
  word: string;
  content: ReactNode;
}

/** An island: a button that opens a door with server HTML behind it, and a second one that breaks. */
function Door({ word, content }: DoorProps) {
  const [state, setState] = useState('closed');
  if (state === 'broken') throw new Error('broken');
  return (
    <>
      <button onClick={() => setState('open')}>{word}</button>
      <button onClick={() => setState('broken')}>Break</button>
      <div data-testid="door" className={state}>
        {content}
      </div>
    </>
  );
}

const data = { word: 'Open', content: { $slot: '0' } };
/** The HTML of the server, with a field in the slot. */
const serverHtml = (word = 'Open') =>
  `<button>${word}</button><button>Break</button><div data-testid="door" class="closed"><page-slot data-name="0"><input></page-slot></div>`;

/** As in the browser: `act` would throw the errors of a component instead. */
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

const end = jest.fn();

async function hydrate(html: string, component: ComponentType<never> = Door, props = JSON.stringify(data)) {
  document.body.innerHTML = `<page-island data-name="door">${html}</page-island>`;
  const island = document.querySelector<HTMLElement>('page-island')!;
  island.dataset.props = props;
  hydrateIsland(island, component, end);
  await waitFor(() => expect(end).toHaveBeenCalled());
  return island;
}
async function press(name: string) {
  screen.getByRole('button', { name }).click();
  // React renders in a microtask.
  await new Promise((resolve) => setTimeout(resolve));
}
const door = () => screen.getByTestId('door');
const field = () => screen.getByRole<HTMLInputElement>('textbox');

beforeEach(() => end.mockReset());

test('a hydrated island works, and is ready once', async () => {
  await hydrate(serverHtml());
  expect(end.mock.calls).toEqual([[true]]);
  await press('Open');
  expect(door()).toHaveClass('open');
});

test("a slot keeps the nodes of the server's HTML, with what was typed into them", async () => {
  let before: HTMLInputElement | undefined;
  await hydrate(serverHtml(), (props: DoorProps) => {
    before ??= field();
    before.value = 'Anna';
    return <Door {...props} />;
  });
  await press('Open');
  expect(field()).toBe(before);
  expect(field()).toHaveValue('Anna');
});

test('an island with other HTML, as after a translator, is rendered again and keeps its slots', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await hydrate(serverHtml('തുറക്കുക'));
  expect(warn).toHaveBeenCalledWith('The island "door" was rendered again.', expect.any(Error));
  expect(end.mock.calls).toEqual([[true]]);
  await press('Open');
  expect(door()).toHaveClass('open');
  expect(door()).toContainElement(field());
});

describe("an island that fails shows the server's HTML again, with its slots as they are now", () => {
  let error: jest.SpyInstance;
  beforeEach(() => {
    error = jest.spyOn(console, 'error').mockImplementation();
  });
  const expectFailed = (island: HTMLElement, word = 'Open') => {
    expect(error).toHaveBeenCalledWith('The island "door" failed.', expect.any(Error));
    expect(end).toHaveBeenLastCalledWith(false);
    expect(island.innerHTML).toBe(serverHtml(word));
  };

  test('if its properties cannot be read', async () => {
    expectFailed(await hydrate(serverHtml(), Door, '{"word":'));
  });

  test('if it throws at the start', async () => {
    const throwing = () => {
      throw new Error('broken');
    };
    expectFailed(await hydrate(serverHtml(), throwing));
  });

  test.each([
    ['in use', 'Open'],
    ['in use, after it was rendered again', 'തുറക്കുക'],
  ])('if it throws %s', async (_, word) => {
    jest.spyOn(console, 'warn').mockImplementation();
    const island = await hydrate(serverHtml(word));
    await press('Open');
    const before = field();
    before.value = 'Anna';
    await press('Break');
    expectFailed(island, word);
    expect(field()).toBe(before);
    expect(field()).toHaveValue('Anna');
  });
});

test('an island is ready when what its effects have changed is rendered: then nothing pressed is lost', async () => {
  let rendered = 0;
  end.mockImplementation(() => handled.push(rendered));
  const handled: number[] = [];
  await hydrate('<p>0</p>', () => {
    const [steps, setSteps] = useState(0);
    // As a carousel: the element is known after the first commit, and what needs it is made in the next effect.
    useLayoutEffect(() => setSteps((now) => Math.max(now, 1)), []);
    useEffect(() => {
      if (steps === 1) setSteps(2);
      rendered = steps;
    }, [steps]);
    return <p>{steps}</p>;
  });
  expect(handled).toEqual([2]);
});

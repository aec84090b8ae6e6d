import { act, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { AfterFirstScreen } from '@/components/layout/after-first-screen';

const page = (
  <>
    <h1>Facilities</h1>
    <AfterFirstScreen>
      <p>Rooms</p>
    </AfterFirstScreen>
  </>
);
const html = document.documentElement;
let root: Root;

/** Shows the page; the words that stand in it when it is first painted. */
function firstPaint(): string {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(page));
  return document.body.textContent;
}

afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  act(() => root.unmount());
  document.body.innerHTML = '';
  delete html.dataset.hydrated;
  delete html.dataset.arriving;
  location.hash = '';
});

test('the document has it with the rest', () => {
  expect(renderToString(page)).toBe('<h1>Facilities</h1><p>Rooms</p>');
  expect(firstPaint()).toBe('FacilitiesRooms');
  expect(html).not.toHaveAttribute('data-arriving');
});

test('where a link led to the page it follows the first paint, laid out in steps', async () => {
  html.dataset.hydrated = '';
  expect(firstPaint()).toBe('Facilities');
  await waitFor(() => expect(document.body).toHaveTextContent('FacilitiesRooms'));
  expect(html).toHaveAttribute('data-arriving');
  flushSync(() => root.render(null));
  expect(html).not.toHaveAttribute('data-arriving');
});

test('where the link leads to a place in the page it is there at the first paint, and stays as it is', async () => {
  html.dataset.hydrated = '';
  location.hash = '#rooms';
  expect(firstPaint()).toBe('FacilitiesRooms');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.body).toHaveTextContent('FacilitiesRooms');
  expect(html).not.toHaveAttribute('data-arriving');
});

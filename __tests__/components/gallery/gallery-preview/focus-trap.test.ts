/** @jest-environment jsdom */
import { trappedFocusTarget } from '@/components/gallery/gallery-preview/focus-trap';

const dialog = document.createElement('dialog');
dialog.tabIndex = -1;
dialog.innerHTML =
  '<button id="first"></button><a id="middle" href="/"></a><button id="last"></button><a></a>';
document.body.append(dialog);
const byId = (id: string) => (id === 'dialog' ? dialog : document.getElementById(id)!);

test.each([
  ['Tab', 'last', 'first'],
  ['Tab', 'first', null],
  ['Tab', 'middle', null],
  ['Tab', 'dialog', null],
  ['Shift+Tab', 'first', 'last'],
  ['Shift+Tab', 'dialog', 'last'],
  ['Shift+Tab', 'middle', null],
  ['Shift+Tab', 'last', null],
])('D2 %s on the element "%s" moves the focus to: %s', (keys, focused, target) => {
  byId(focused).focus();
  expect(document.activeElement).toBe(byId(focused));
  expect(trappedFocusTarget(dialog, keys === 'Shift+Tab')).toBe(target && byId(target));
});

test('a modal without a button or a link keeps no focus', () => {
  expect(trappedFocusTarget(document.createElement('dialog'), false)).toBeNull();
});

/** @jest-environment jsdom */
import { islandName } from '@/components/islands/island';

test.each([
  ['a component', Object.assign(function CopyCodeIsland() {}, {}), 'copy-code'],
  [
    "the server's reference to one",
    Object.assign(() => {}, { $$id: '[project]/components/tabs/tabs.island.tsx#TabsIsland' }),
    'tabs',
  ],
])('the name of an island is the name of %s', (_, component, name) => {
  expect(islandName(component as () => null)).toBe(name);
});

test('another component is no island', () => {
  expect(() =>
    islandName(function Tabs() {
      return null;
    }),
  ).toThrow('Tabs is not the component of an island');
});

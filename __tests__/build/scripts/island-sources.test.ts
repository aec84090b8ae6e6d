import { sourcesOfIslands, sourceText } from '@/build/scripts/island-sources';

test('the sources of an island are its own file and the files that it imports', () => {
  const sources = sourcesOfIslands();
  expect(sources.get('tabs')).toEqual(
    expect.arrayContaining(['components/tabs/tabs.island.tsx', 'components/rotation/use-rotation.ts']),
  );
  expect(sources.get('tabs')!.join()).not.toMatch(/carousel|content\//);
  expect(sourceText(sources, 'tabs')).toContain('TabsIsland');
});

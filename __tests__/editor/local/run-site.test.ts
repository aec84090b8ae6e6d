import { isRelevantOutput } from '@/editor/local/run-site';

test.each([
  ['- Experiments (use with caution):', false],
  ['✓ Ready in 2s', false],
  ['content/rooms.json: Error', false],
  ['⨯ ./app/page.tsx', true],
  ['Error: listen EADDRINUSE', true],
])('the output %j of Next.js is printed: %s', (line, isPrinted) => {
  expect(isRelevantOutput(line)).toBe(isPrinted);
});

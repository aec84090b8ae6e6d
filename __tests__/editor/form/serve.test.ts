/** @jest-environment node */
import { serveForm } from '@/editor/form/serve';

import { portOf, requests, statusOf } from '../../support/local-requests';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();

test('`npm run edit` returns an error status for a bad request, and keeps running', async () => {
  const { url, server } = await serveForm(0, { repository: 'hotels/site', branch: 'content' });
  for (const [line, status, headers] of requests)
    expect([line, headers, await statusOf(portOf(url), line, headers)]).toEqual([line, headers, status]);
  server.close();
});

test('`npm run edit` names the mistake in a file that cannot be read, and keeps running', async () => {
  folder.write('content/hotels/kochi.json', '{ "name": ');
  const { url, server } = await serveForm(0, { repository: 'hotels/site', branch: 'content' }, folder.path);
  const response = await fetch(`${url}config.json`);
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(/content\/hotels\/kochi\.json.*line 1 cannot be read/);
  expect(await statusOf(portOf(url), 'GET /')).toBe('200');
  server.close();
});

/** @jest-environment node */
import { serveForm } from '@/editor/form/serve';

import { portOf, statusOf } from '../../support/local-requests';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();

test('the form is served to this computer only', async () => {
  folder.write('index.html', 'The form');
  const { url, server } = await serveForm(0, folder.path);
  const statuses = [
    await statusOf(portOf(url), 'GET /'),
    await statusOf(portOf(url), 'GET /nothing'),
    // The name of another site, which can lead to this computer.
    await statusOf(portOf(url), 'GET /', { Host: 'evil.example' }),
  ];
  server.close();
  expect(statuses).toEqual(['200', '404', '403']);
});

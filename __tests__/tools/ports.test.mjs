/** @jest-environment node */
import net from 'node:net';
import { findFreePort } from '../../tools/ports.mjs';

const listeners = [];
const occupy = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer().listen({ port, host }, () => resolve(server.address().port));
    listeners.push(server);
  });

afterEach(() => {
  for (const server of listeners.splice(0)) server.close();
});

test.each([undefined, '127.0.0.1'])('a port that is taken (on %s) gives the next one', async (host) => {
  const taken = await occupy(0, host);
  expect(await findFreePort(taken)).toBeGreaterThan(taken);
});

test('a free port is kept', async () => {
  const port = await occupy(0);
  await new Promise((resolve) => listeners.pop().close(resolve));
  expect(await findFreePort(port)).toBe(port);
});

test.each([0, -1, 70_000, NaN])('%s is no port', async (port) => {
  await expect(findFreePort(port)).rejects.toThrow('is no port');
});

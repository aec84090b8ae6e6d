import net from 'node:net';
import { UserError } from '../build/user-error.mjs';

/**
 * The first free port at or after a wanted one.
 *
 * @param {number} wanted 1 to 65535
 * @throws {UserError} when the number is no port, or fifty in a row are taken
 */
export async function findFreePort(wanted) {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65535) {
    throw new UserError(`${wanted} is no port: give a number from 1 to 65535.`);
  }
  const last = Math.min(wanted + 49, 65535);
  for (let port = wanted; port <= last; port += 1) {
    // Some systems let a second program listen where a first one does, so a free port must also stay silent.
    if (!(await isAnswered(port)) && (await canListen(port))) return port;
  }
  throw new UserError(`The ports ${wanted} to ${last} are all taken: choose another with PORT=number.`);
}

async function isAnswered(port) {
  const answers = ['127.0.0.1', '::1'].map(
    (host) =>
      new Promise((resolve) => {
        const socket = net.connect({ host, port, timeout: 500 });
        for (const event of ['connect', 'error', 'timeout']) {
          socket.once(event, () => {
            socket.destroy();
            resolve(event === 'connect');
          });
        }
      }),
  );
  return (await Promise.all(answers)).includes(true);
}

function canListen(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

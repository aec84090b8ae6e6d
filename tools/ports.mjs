import net from 'node:net';
import { UserError } from '../build/user-error.mjs';

/**
 * The first free port at or after a wanted one.
 *
 * @param {number} wanted 1 to 65535
 * @param {number} [tries]
 * @throws {UserError} when the number is no port, or all of the ports tried are taken
 */
export async function findFreePort(wanted, tries = 50) {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65535) {
    throw new UserError(`${wanted} is no port: give a number from 1 to 65535.`);
  }
  const last = Math.min(wanted + tries - 1, 65535);
  for (let port = wanted; port <= last; port += 1) {
    if (!(await isAnswered(port)) && (await canListen(port))) return port;
  }
  throw new UserError(`The ports ${wanted} to ${last} are all taken: choose another with PORT=number.`);
}

/** Some systems let a second program listen where a first one does, so a free port must also stay silent. */
async function isAnswered(port) {
  const answers = await Promise.all(
    ['127.0.0.1', '::1'].map(
      (host) =>
        new Promise((resolve) => {
          const socket = net.connect({ host, port, timeout: 500 });
          const finish = (isOpen) => {
            socket.destroy();
            resolve(isOpen);
          };
          socket.once('connect', () => finish(true));
          socket.once('error', () => finish(false));
          socket.once('timeout', () => finish(false));
        }),
    ),
  );
  return answers.includes(true);
}

function canListen(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

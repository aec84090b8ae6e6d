import net from 'node:net';

/** A port that nobody listens on, of those that the system gives away. */
export async function findFreePort() {
  const server = net.createServer().listen();
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

import net from 'node:net';

/** The status of a request that is sent as it is: clients of HTTP would correct it first. */
export function statusOf(port: number, line: string, headers: Record<string, string> = {}): Promise<string> {
  const all = Object.entries({ Host: `localhost:${port}`, Connection: 'close', ...headers });
  const text = [`${line} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (response += chunk));
    socket
      .on('error', reject)
      .on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? response));
  });
}

/** The port of an address. */
export const portOf = (url: string) => Number(new URL(url).port);

/** Requests that every server on this computer treats the same: line, status and headers. */
export const requests: [string, string, Record<string, string>?][] = [
  ['GET /', '200'],
  ['HEAD /', '200'],
  ['GET /?q=a%', '200'],
  ['GET //', '404'],
  ['GET ///evil.example/', '404'],
  ['GET /nothing', '404'],
  [`GET /${'a'.repeat(9000)}`, '404'],
  ['GET /%', '400'],
  ['GET /%E0%A4%A', '400'],
  ['GET /%00', '400'],
  ['GET /..%2fpackage.json', '400'],
  ['GET /../package.json', '400'],
  ['GET /..%5cpackage.json', '400'],
  ['GET *', '400'],
  ['GET http://evil.example/', '400'],
  ['POST /', '405'],
  ['DELETE /', '405'],
  // The name of another site, which can lead to this computer.
  ['GET /', '403', { Host: 'evil.example' }],
  ['GET /', '403', { Host: 'localhost.evil.example' }],
  ['GET /', '403', { Host: 'localhost@evil.example' }],
  ['GET /', '403', { Host: '' }],
  ['GET /', '403', { Origin: 'https://evil.example' }],
  ['GET /', '403', { Origin: 'null' }],
  ['GET /', '200', { Origin: 'http://localhost:3000' }],
  // A port that was forwarded.
  ['GET /', '200', { Host: '127.0.0.1:8080' }],
  ['GET /', '200', { Host: '[::1]' }],
];

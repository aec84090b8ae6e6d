import type { IncomingMessage } from 'node:http';

/** The names of this computer in an address. */
const localNames = ['localhost', '127.0.0.1', '[::1]'];
const isLocal = (address: string) => URL.canParse(address) && localNames.includes(new URL(address).hostname);

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A request to which the server responds. */
interface Accepted {
  /** Decoded: '/about', '/a b.jpg'. */
  pathname: string;
  /** With its question mark, or ''. */
  query: string;
}

/** The response to any other request. */
interface Refusal {
  status: 400 | 403 | 405;
  message: string;
}

/**
 * Reads a request to a server on this computer. A page on the web can let its own name lead to 127.0.0.1, and then read
 * every response (DNS rebinding). Its name is in the Host header, so only names of this computer are accepted.
 *
 * @param isForAll whether the server is meant for other computers too, under any name
 */
export function readRequest({ method, url = '', headers }: Request, isForAll = false): Accepted | Refusal {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, message: 'Only GET and HEAD work here.' };
  const { host = '', origin } = headers;
  if (!isForAll && !(isLocal(`http://${host}`) && (origin === undefined || isLocal(origin))))
    return { status: 403, message: 'This server responds only to this computer, as localhost.' };
  const [, path = '', query = ''] = /^(\/[^?]*)(.*)$/s.exec(url) ?? [];
  const pathname = decoded(path);
  // No control characters, no backslash, and no way out of the folder.
  if (!pathname || /[\0-\x1f\x7f\\]|(^|\/)\.\.(\/|$)/.test(pathname))
    return { status: 400, message: 'This address is not valid.' };
  return { pathname, query };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

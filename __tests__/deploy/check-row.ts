import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

interface ReceivedResponse {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  /** As transferred. */
  body: Buffer;
  url: string;
}

/** A request to a server and the expected response. */
export interface Row {
  /** Also applies to servers without our configuration. */
  isForAllServers?: boolean;
  /** The path, including the base path. */
  at: string;
  /** Request headers. */
  send?: Record<string, string>;
  /** Whether redirects are followed first. */
  isFollowed?: boolean;
  status?: number;
  /** The target of the redirect: path and query. */
  location?: string;
  /** The whole body, decompressed. */
  text?: string;
  /** The whole body, as transferred. */
  body?: Buffer;
  headers?: Record<string, RegExp>;
  /** Another check: returns what is wrong. */
  also?: (response: ReceivedResponse) => string | false | undefined;
}

/**
 * Sends one request.
 *
 * @param origin 'http://127.0.0.1:8080'
 * @returns what is wrong with the response, if anything
 */
export async function checkRow(
  origin: string,
  { at, send, isFollowed, status, location, text, body, headers = {}, also }: Row,
): Promise<string | undefined> {
  const target = ({ headers: { location: to = '' }, url }: ReceivedResponse) => {
    const { pathname, search } = new URL(to, url);
    return pathname + search;
  };
  let response = await sendRequest(origin, at, send);
  for (let hops = 0; isFollowed && /^3/.test(String(response.status)); hops += 1) {
    if (hops === 5) return 'goes in circles';
    response = await sendRequest(origin, target(response), send);
  }
  if (status && status !== response.status) return `status ${response.status}`;
  if (location && target(response) !== location) return `leads to ${response.headers.location}`;
  for (const [name, pattern] of Object.entries(headers))
    if (!pattern.test(String(response.headers[name] ?? '')))
      return `${name} is ${String(response.headers[name] ?? 'missing')}`;
  if (body && !body.equals(response.body))
    return `has ${response.body.length} bytes instead of ${body.length}`;
  if (text !== undefined && textOf(response) !== text) return 'is another page';
  return also?.(response) || undefined;
}

/** The decompressed body of a response. */
function textOf({ headers, body }: ReceivedResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** One request with an HTTP client that does not normalise the address. */
export function sendRequest(
  origin: string,
  at: string,
  headers: Record<string, string> = {},
): Promise<ReceivedResponse> {
  const { protocol, hostname: name, port } = new URL(origin);
  const hostname = name.replace(/[[\]]/g, '');
  // The certificate was created for this check only.
  const options = { hostname, port, path: at, headers, timeout: 10_000, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? https : http).request(options, (response) => {
      const { statusCode: status, headers } = response;
      response
        .toArray()
        .then((parts) => resolve({ status, headers, body: Buffer.concat(parts), url: origin + at }), reject);
    });
    request.on('timeout', () => request.destroy(new Error('no response within 10 s')));
    request.on('error', reject).end();
  });
}

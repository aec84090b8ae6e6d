/** Checks the content types of responses, for the service worker. */
import type { WorkboxPlugin } from 'workbox-core';

/**
 * Rejects a response with the wrong content type, such as the page of a captive portal or of a server under
 * maintenance. If one was stored, the file is fetched again.
 */
export const rejectWrongTypes: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (hasRightType(request.url, response)) return response;
    // The HTTP cache may store it for a year.
    const latest = await fetch(request.url, { cache: 'reload' });
    if (hasRightType(request.url, latest)) return latest;
    throw new Error(`${request.url} has the type ${latest.headers.get('content-type')}`);
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && hasRightType(request.url, cachedResponse) ? cachedResponse : null,
};

/** Whether the content type of a response fits the file name. A response with an error status is not checked. */
export function hasRightType(address: string, response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  const [, ending] = /\.(\w+)$/.exec(new URL(address).pathname) ?? [];
  if (!response.ok || !ending) return true;
  if (ending === 'webmanifest') return !type.includes('html');
  return !/html|json/.test(type) && (ending === 'vcf' || !type.startsWith('text/plain'));
}

/** Whether a response is a page. */
export function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true;
}

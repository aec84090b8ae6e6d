import type { WorkboxPlugin } from 'workbox-core';

/**
 * If the Cache API fails, requests go to the network as if there were no worker. While a build is stored, the error
 * stops the installation.
 */
export const withoutCaches: WorkboxPlugin = {
  handlerDidError: async ({ error, event, request }) =>
    // The other error says that neither the network nor the cache has the file.
    event.type === 'fetch' && error.name !== 'no-response' ? fetch(request) : undefined,
};

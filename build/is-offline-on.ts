/** Whether the site gets a service worker. A build with SITE_OFFLINE=off removes it from every visitor's browser. */
export function isOfflineOn(): boolean {
  return process.env.SITE_OFFLINE !== 'off';
}

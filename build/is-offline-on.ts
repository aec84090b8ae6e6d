/** Whether the site gets its service worker. SITE_OFFLINE=off makes a build that takes it back from every visitor. */
export function isOfflineOn(): boolean {
  return process.env.SITE_OFFLINE !== 'off';
}

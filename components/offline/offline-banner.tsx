import { labels } from '@/content/labels';

/**
 * The banner over a page that did not come from the network. It is in every page, but shown in offline copies only. The
 * service worker writes the date of the copy into it (worker/mark-offline-copy.ts).
 */
export function OfflineBanner() {
  const [before, after] = labels.offlineNotice.split('{day}');
  return (
    <p className="hidden min-h-(--offline-banner-height) max-w-none bg-brass-light px-4 py-3 text-center text-xs text-balance text-ink in-data-offline-copy:block">
      {before}
      <span data-copy-day="" suppressHydrationWarning>
        {labels.offlineEarlierDay}
      </span>
      {after}
    </p>
  );
}

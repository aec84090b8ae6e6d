'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { internalTarget } from '@/lib/internal-target';
import { preloadPageScripts } from '@/lib/page-scripts';
import { CONTENT_ID, normalisePathname } from '@/lib/routes';

/**
 * Makes every plain link of the site change pages without a reload: one listener instead of a
 * component around each link, so links cost nothing and work before it runs. What a page needs is
 * fetched at the first sign of intent. Every change of page lands at the top, with focus on the content.
 */
export function SoftNavigation() {
  const router = useRouter();
  const pathname = normalisePathname(usePathname());
  const shownPathname = useRef(pathname);

  useEffect(() => {
    const handleIntent = (event: Event) => {
      const target = internalTarget(event);
      if (!target || target.isSamePage) return;
      preloadPageScripts(target.route);
      // A finger's click follows at once and fetches the page in one piece; a fetch ahead, in three, would be in its way.
      if (!isOfFinger(event)) router.prefetch(target.route);
    };
    const handleClick = (event: MouseEvent) => {
      const target = internalTarget(event);
      if (!target || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (target.isSamePage && target.hash) return;
      event.preventDefault();
      if (target.isSamePage) goToTop();
      else router.push(`${target.route}${target.hash}`);
    };
    const intents = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const name of intents) document.addEventListener(name, handleIntent, { passive: true });
    document.addEventListener('click', handleClick);
    return () => {
      for (const name of intents) document.removeEventListener(name, handleIntent);
      document.removeEventListener('click', handleClick);
    };
  }, [router]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    document.documentElement.dataset.hydrated = '';
  }, []);

  useLayoutEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    goToTop();
    if (!location.hash) return;
    // By then the page is there, and not yet painted.
    const frame = requestAnimationFrame(() => goTo(location.hash));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return null;
}

function goToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/** Does what the browser does with a fragment of a document it loads: unfolds the place, and goes on from there. */
function goTo(hash: string) {
  const anchor = document.getElementById(hash.slice(1));
  if (!anchor) return;
  const fold = anchor.closest('details');
  if (fold) fold.open = true;
  anchor.scrollIntoView({ behavior: 'instant' });
  const start = fold?.querySelector('summary') ?? anchor;
  if (start === anchor) anchor.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** Whether an event belongs to a tap, which also moves the focus to the link, but unseen. */
function isOfFinger(event: Event): boolean {
  if (event instanceof PointerEvent) return event.pointerType === 'touch';
  return event.target instanceof Element && !event.target.matches(':focus-visible');
}

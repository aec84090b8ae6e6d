'use client';

import { useEffect } from 'react';

/**
 * Runs the script of every page (page.ts) on the development server, when React has hydrated the page: the script
 * changes attributes, and React would report each as a difference. In a build, the pages load the script themselves.
 */
export function PageScript() {
  useEffect(() => void import('@/app/_browser/page'), []);
  return null;
}

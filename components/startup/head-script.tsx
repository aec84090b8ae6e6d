import { beforeFirstPaint, OPENING_MS, SCRIPT_TIMEOUT_MS } from './before-first-paint';
import { beforeHydration } from './before-hydration';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

import './head-script.css';

/** The inline script in the head, which decides how the page starts, and the styles for what it decides. */
export function HeadScript() {
  const call = `(${beforeFirstPaint})(${SCRIPT_TIMEOUT_MS},${OPENING_MS});(${beforeHydration})(${COPIED_MESSAGE_MS})`;
  return <script dangerouslySetInnerHTML={{ __html: call }} />;
}

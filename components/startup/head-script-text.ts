import { beforeFirstPaint, OPENING_MS, SCRIPT_TIMEOUT_MS } from '@/components/startup/before-first-paint';
import { beforeHydration } from '@/components/startup/before-hydration';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

/** The code of the inline script in the head. */
export const headScriptText = (): string =>
  `(${beforeFirstPaint})(${SCRIPT_TIMEOUT_MS},${OPENING_MS});(${beforeHydration})(${COPIED_MESSAGE_MS})`;

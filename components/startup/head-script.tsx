import { beforeFirstPaint } from '@/components/startup/before-first-paint.inline';
import { InlineScript } from '@/components/startup/inline-script';

import './head-script.css';
import './page-fade.css';

/** The inline script in the head, which decides how the page is first painted, and the styles for it. */
export function HeadScript() {
  return <InlineScript code={beforeFirstPaint} />;
}

import { scrollToFocus } from '@/components/scroll-to-focus/scroll-to-focus.inline';
import { InlineScript } from '@/components/startup/inline-script';

/** Once on a page that has rows with `data-scroll-to-focus`. */
export function ScrollToFocusScript() {
  return <InlineScript code={`(${scrollToFocus})()`} />;
}

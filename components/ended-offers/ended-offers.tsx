import { hideEndedOffers } from '@/components/ended-offers/hide-ended-offers.inline';
import { InlineScript } from '@/components/startup/inline-script';
import { onReturn } from '@/lib/browser/on-return';
import { dayInIndia } from '@/lib/format';

/**
 * As the last child of a part: hides its elements with `data-last-day` whose offer has ended since the build. Nothing
 * if no offer has a last day.
 */
export function EndedOffers({ lastDays }: { lastDays: readonly (string | undefined)[] }) {
  if (!lastDays.some(Boolean)) return null;
  return (
    <InlineScript
      code={`(${hideEndedOffers})(document.currentScript.parentElement,${dayInIndia},${onReturn})`}
    />
  );
}

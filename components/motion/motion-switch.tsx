import { IslandIcon } from '@/components/icon/island-icon';
import { switchMotionOnClick } from '@/components/motion/switch-motion-on-click.inline';
import { InlineScript } from '@/components/startup/inline-script';

import './motion-switch.css';

/**
 * A switch that stops or allows all automatic movement on the site, for this visit and later ones. If the system asks
 * for reduced motion, nothing moves and the switch is hidden. CSS shows the matching label, and an inline script
 * handles clicks from the first paint on.
 */
export function MotionSwitch({ pause, resume }: { pause: string; resume: string }) {
  return (
    <>
      <button
        type="button"
        className="motion-switch min-h-touch underline underline-offset-[0.25em] hover:text-brass-light motion-reduce:hidden print:hidden no-js:hidden"
        data-motion-switch=""
      >
        <span className="motion-pause">
          <IslandIcon name="pause" className="size-4" />
          {pause}
        </span>
        <span className="motion-resume">
          <IslandIcon name="play" className="size-4" />
          {resume}
        </span>
      </button>
      <InlineScript code={`(${switchMotionOnClick})()`} />
    </>
  );
}

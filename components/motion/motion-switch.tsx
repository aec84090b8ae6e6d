import { Glyph } from '@/components/icon/glyph';

import { switchMotionOnPress } from '@/components/motion/switch-motion';

import './motion-switch.css';

/**
 * Stops and allows everything on the site that moves without being asked, for this visit and the next ones. Where the
 * system asks for reduced motion, nothing moves, and the switch is not shown. The style sheet shows the label that fits;
 * an inline script does what it says, from the first paint on.
 */
export function MotionSwitch({ pause, resume }: { pause: string; resume: string }) {
  return (
    <>
      <button
        type="button"
        className="motion-switch min-h-11 underline underline-offset-[0.25em] hover:text-brass-light no-js:hidden motion-reduce:hidden print:hidden"
        data-motion-switch=""
      >
        <span className="motion-pause">
          <Glyph name="pause" className="size-4" />
          {pause}
        </span>
        <span className="motion-resume">
          <Glyph name="play" className="size-4" />
          {resume}
        </span>
      </button>
      <script dangerouslySetInnerHTML={{ __html: `(${switchMotionOnPress})()` }} />
    </>
  );
}

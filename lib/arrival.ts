/** What app/sections.css leaves out of the layout while a page arrives. */
const blocks = '.section, .hotel-entry, .gallery-section, .site-footer';

/**
 * While a page arrives, what is below the screen is not laid out: what the visitor sees comes first. The script gate in
 * app/layout.tsx begins it for the page of the document.
 */
export function beginArrival(): void {
  document.documentElement.dataset.arriving = '';
}

/** Lays out at once what is left, as a jump to a place in the page needs it. */
export function endArrival(): void {
  delete document.documentElement.dataset.arriving;
}

/** How much of a frame the steps may take, in milliseconds; on a fast device that is many blocks. */
const SHARE_OF_FRAME_MS = 8;

/**
 * Lays out the rest of an arriving page a few blocks a frame, so that no frame takes long.
 *
 * @returns stops it; what is left is then laid out at once
 */
export function layOutInSteps(): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>(blocks)];
  const done: HTMLElement[] = [];
  let frame = requestAnimationFrame(function step() {
    const start = performance.now();
    while (isArriving() && performance.now() - start < SHARE_OF_FRAME_MS) {
      const block = waiting.shift();
      if (!block) return end();
      block.dataset.laidOut = '';
      done.push(block);
      // Asked for its place, the browser lays it out now.
      block.getBoundingClientRect();
    }
    if (!isArriving()) return end();
    frame = requestAnimationFrame(step);
  });
  const end = () => {
    cancelAnimationFrame(frame);
    endArrival();
    for (const block of done.splice(0)) delete block.dataset.laidOut;
  };
  return end;
}

function isArriving(): boolean {
  return document.documentElement.dataset.arriving !== undefined;
}

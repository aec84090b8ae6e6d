import type { ReactElement, ReactNode } from 'react';

/** Server HTML inside an island: React neither reads nor changes it in the browser. Made by `slot`. */
export type SlotElement = ReactElement<SlotProps>;

export interface SlotProps {
  /** The name of the slot in its island. `Island` sets it. */
  name?: string;
  children: ReactNode;
}

/** The element of a slot in the HTML. It has no box itself: islands.css. */
export function Slot({ name, children }: SlotProps) {
  return <page-slot data-name={name}>{children}</page-slot>;
}

/**
 * Makes server HTML a slot that can be passed to an island. The HTML stays in the page as it is: neither its text nor
 * its code is loaded a second time. It can contain form fields and other islands.
 */
export function slot(content: ReactNode): SlotElement {
  // Firefox ignores taps on a text whose parent has no box.
  const element = typeof content === 'string' ? <span>{content}</span> : content;
  return <Slot>{element}</Slot>;
}

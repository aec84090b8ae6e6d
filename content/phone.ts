/** A phone number for people ('+91 481 555 0100') and for machines ('+914815550100'). */
export interface PhoneNumber {
  display: string;
  e164: string;
}

/** @param display the number as the content has it, with spaces: '+91 481 555 0100' */
export const phoneNumber = (display: string): PhoneNumber => ({ display, e164: display.replaceAll(' ', '') });

/** A phone number for people ('+91 481 555 0100') and for machines ('+914815550100'). */
export interface PhoneNumber {
  display: string;
  e164: string;
}

/**
 * A phone number as people read it and as links need it.
 *
 * @param display the number as the content has it, with spaces: '+91 481 555 0100', or a toll number of India:
 *   '1800 425 0113'
 */
export const phoneNumber = (display: string): PhoneNumber => {
  const digits = display.replaceAll(' ', '');
  return { display, e164: digits.startsWith('+') ? digits : `+91${digits}` };
};

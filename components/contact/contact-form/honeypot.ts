/**
 * The name of the field that people do not see. A program that fills it in marks its message by that: the field is part
 * of the message only if it has a value.
 */
export const HONEYPOT = 'contact_reference';

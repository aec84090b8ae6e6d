/**
 * The name of the field that people do not see. The field is part of the message only if it has a value, so a message
 * with it comes from a program.
 */
export const HONEYPOT = 'contact_reference';

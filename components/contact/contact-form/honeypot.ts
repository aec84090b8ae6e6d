/**
 * The name of the field that people do not see. The field is part of the message only if it has a value: then a program
 * filled it in, a bot or the browser of a real guest. The message is sent all the same, and the mailbox can filter it.
 */
export const HONEYPOT = 'contact_reference';

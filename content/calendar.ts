/** Names of months and days in English. */
export const months =
  'January February March April May June July August September October November December'.split(' ');
export const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

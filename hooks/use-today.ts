import { useSyncExternalStore } from 'react';

import { toDateInputValue } from '@/lib/format';

const subscribe = () => () => undefined;

/**
 * The visitor's own today as 'YYYY-MM-DD'; '' in the exported HTML, whose day would be that of the
 * build and so in the past.
 */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => toDateInputValue(new Date()),
    () => '',
  );
}

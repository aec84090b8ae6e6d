import { wrapIndex } from '@/lib/wrap-index';

/**
 * The index of the tab that a key moves to in a horizontal tablist, or null for other keys (Up and Down scroll, Tab
 * leaves). Left and Right wrap. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function tabIndexForKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return wrapIndex(index, -1, count);
    case 'ArrowRight':
      return wrapIndex(index, 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

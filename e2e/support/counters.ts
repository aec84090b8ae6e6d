import { counters } from '@/content/counters';
import { formatNumber } from '@/lib/format';

/** The counters as visitors read them when they have counted: '16,800', '100%'. */
export const finalTexts = counters.map(({ value, suffix = '' }) => `${formatNumber(value)}${suffix}`);

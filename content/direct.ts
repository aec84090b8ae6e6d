import { withCounts } from './counts';
import data from './direct.json';
import type { FileContent } from './schema';

/** Why guests should book with the hotels themselves; without reasons, nothing is shown. */
export const direct = withCounts(data as FileContent<'direct'>);

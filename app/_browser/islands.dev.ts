/** The script of the islands on the development server: all of them. A build makes it itself (build/scripts). */
import type { ComponentType } from 'react';

import { islandName } from '@/components/islands/island';

export { hydrateIsland as hydrate } from '@/components/islands/hydrate-island';

declare const require: {
  context: (
    folder: string,
    isDeep: boolean,
    files: RegExp,
  ) => { keys: () => string[]; (key: string): Record<string, ComponentType<never>> };
};
const files = require.context('../../components', true, /\.island\.tsx$/);

export const components = Object.fromEntries(
  files
    .keys()
    .flatMap((key) => Object.values(files(key)))
    .map((component) => [islandName(component), component]),
);

import type { ComponentType } from 'react';

import { separateSlots, type IslandData } from '@/components/islands/island-data';

import './islands.css';

/**
 * When an island is hydrated:
 * - near: when it comes near the window, or at the first touch, click, hover or focus on it;
 * - used: at the first touch, click, hover or focus on it.
 */
type IslandStart = 'near' | 'used';

interface IslandProps<Name extends keyof IslandComponents, Given extends object> {
  /** Its name in app/_browser/islands.ts: the file is `NAME.island.tsx`. */
  name: Name;
  /** What `NAME.island.tsx` exports. */
  component: ComponentType<Given> & IslandComponents[Name];
  /** JSON, and elements in `slot()`. */
  props: Given & IslandData<Given>;
  start?: IslandStart;
}

/**
 * An interactive part of a page. The server renders the component, and in the browser React hydrates it as its
 * own root (hydrate-island.tsx). During `next dev`, Next.js hydrates the same component instead, so hot reload works.
 */
export function Island<Name extends keyof IslandComponents, Given extends object>({
  name,
  component,
  props: given,
  start = 'near',
}: IslandProps<Name, Given>) {
  const Component: ComponentType<Given> = component;
  const { props, json } = separateSlots<Given>(name, given);
  return (
    <page-island data-name={name} data-start={start} data-props={json}>
      <Component {...props} />
    </page-island>
  );
}

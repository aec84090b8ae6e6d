import type { ComponentType } from 'react';

import { separateSlots } from '@/components/islands/island-data';
import { IslandElement } from '@/components/islands/island-element';

import './islands.css';

interface IslandProps<Given extends object> {
  /** The component of a file `NAME.island.tsx`: TabsIsland of tabs.island.tsx. */
  component: ComponentType<Given>;
  /** JSON, and elements in `slot()`. The build refuses everything else. */
  props: NoInfer<Given>;
  /**
   * When the island is hydrated:
   * - near: when it comes near the window, or at the first touch, click, hover or focus on it;
   * - used: at the first touch, click, hover or focus on it.
   */
  start?: 'near' | 'used';
}

/**
 * An interactive part of a page. The server renders the component, and in the browser React hydrates it as its
 * own root (hydrate-island.tsx), also during `next dev`.
 */
export function Island<Given extends object>({
  component: Component,
  props: given,
  start = 'near',
}: IslandProps<Given>) {
  const name = islandName(Component);
  const { props, json } = separateSlots<Given>(name, given);
  return (
    <IslandElement data-name={name} data-start={start} data-props={json}>
      <Component {...props} />
    </IslandElement>
  );
}

/**
 * The name of an island, made from its component: ContactFormIsland is 'contact-form', and its file is
 * contact-form.island.tsx.
 *
 * @throws Error when the component is not one of an island
 */
export function islandName<Given>(component: ComponentType<Given>): string {
  // On the server, a component of the browser is a reference with an id: 'components/tabs/tabs.island.tsx#TabsIsland'.
  const { $$id } = component as { $$id?: string };
  const name = $$id?.split('#').at(-1) ?? component.name;
  const words = /^([A-Z]\w*)Island$/.exec(name)?.[1];
  if (!words)
    throw new Error(`${name} is not the component of an island: export NAMEIsland from name.island.tsx.`);
  return words.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
}

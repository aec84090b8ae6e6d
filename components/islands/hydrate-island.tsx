// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- it passes React on, and uses none of these
import * as react from 'react';
import { useCallback, useDeferredValue, useEffect, type ComponentType, type ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- as above
import * as reactDom from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';

import { isSlotReference } from '@/components/islands/island-data';
import type { IslandScript } from '@/components/islands/island-state';

declare global {
  /** React, for the islands that have their own file (build/scripts/browser-scripts.ts). */
  var siteReact: { react: unknown; 'react/jsx-runtime': unknown; 'react-dom': unknown };
}
globalThis.siteReact = { react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom };

/** The slots of one island by name: the elements that contain the server's HTML at this moment. */
type Slots = Map<string, Element>;

/** Elements that can have the focus. An island that is rendered again keeps the index of the focused one. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Hydrates an island with React, as its own root. If its HTML does not match (an extension, a translator), React
 * renders this island again, and the slots keep their nodes. If it throws, at the start or later in use, it shows the
 * server's HTML again, with the slots as they are now.
 */
export const hydrateIsland: IslandScript['hydrate'] = (element, component, end) => {
  const name = element.dataset.name!;
  const Component = component as ComponentType;
  const slots: Slots = new Map(ownSlots(element).map((slot) => [slot.dataset.name!, slot]));
  const shell = copyWithoutSlots(element);
  const focus = rememberFocus(element);
  const ready = () => {
    focus.restore();
    end(true);
  };
  let root: Root | undefined;
  const fail = (error: unknown) => {
    console.error(`The island "${name}" failed.`, error);
    // React empties the island, now or already. The nodes of the slots are still in their last elements.
    root?.unmount();
    element.replaceChildren(...shell.childNodes);
    for (const slot of ownSlots(element))
      slot.replaceChildren(...(slots.get(slot.dataset.name!)?.childNodes ?? []));
    focus.restore();
    end(false);
  };
  try {
    const props = JSON.parse(element.dataset.props!, (_, value: unknown) =>
      isSlotReference(value) ? <KeptSlot name={value.$slot} slots={slots} /> : value,
    ) as object;
    root = hydrateRoot(
      element,
      <NotifyReady onReady={ready}>
        <Component {...props} />
      </NotifyReady>,
      {
        // In a microtask, because React is still committing the empty island.
        onUncaughtError: (error) => queueMicrotask(() => fail(error)),
        // A browser extension can add nodes, and the island still works.
        onRecoverableError: (error) => console.warn(`The island "${name}" was rendered again.`, error),
      },
    );
  } catch (error) {
    fail(error);
  }
};

/**
 * Calls back when its children handle every event: they are hydrated, their effects have run, and what these effects
 * have changed at once is rendered (a carousel makes Embla in an effect). React renders a deferred value last.
 */
function NotifyReady({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const isSettled = useDeferredValue(true, false);
  useEffect(() => {
    // After React's own work: a press that is repeated then can render at once (`flushSync`).
    if (isSettled) queueMicrotask(onReady);
  }, [isSettled, onReady]);
  return children;
}

/**
 * A slot in the browser. React keeps the nodes of an element with `dangerouslySetInnerHTML`, and never reads them. If
 * it makes a new element for the slot, the nodes move into it.
 */
function KeptSlot({ name, slots }: { name: string; slots: Slots }) {
  const keepNodes = useCallback(
    (element: Element | null) => {
      const last = slots.get(name);
      if (!element || element === last) return;
      element.replaceChildren(...(last?.childNodes ?? []));
      slots.set(name, element);
    },
    [name, slots],
  );
  return (
    <page-slot ref={keepNodes} data-name={name} dangerouslySetInnerHTML={noHtml} suppressHydrationWarning />
  );
}
const noHtml = { __html: '' };

/** The slots that belong to an island, without the slots of islands inside them. */
function ownSlots(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('page-slot')].filter(
    (slot) => slot.parentElement?.closest('page-slot, page-island') === element,
  );
}

/** A copy of the island's own HTML, with empty slots. */
function copyWithoutSlots(node: Node): Node {
  const copy = node.cloneNode(false);
  if (node.nodeName !== 'PAGE-SLOT')
    for (const child of node.childNodes) copy.appendChild(copyWithoutSlots(child));
  return copy;
}

/**
 * If the focused element of an island is replaced or moved, its successor gets the focus. Only then: on the way from
 * one field to the next, nothing has the focus for a moment, and React can run its effects in that moment.
 */
function rememberFocus(element: HTMLElement) {
  let index = -1;
  let focused: HTMLElement | null = null;
  let slot: Element | null | undefined;
  const rememberFocused = () => {
    focused = document.activeElement as HTMLElement | null;
    slot = focused?.closest('page-slot');
    index =
      focused && element.contains(focused) ? [...element.querySelectorAll(FOCUSABLE)].indexOf(focused) : -1;
  };
  rememberFocused();
  element.addEventListener('focusin', rememberFocused);
  return {
    restore() {
      if (index < 0 || document.activeElement !== document.body) return;
      const isInPlace = focused?.isConnected && focused.closest('page-slot') === slot;
      if (isInPlace) return;
      const successor = focused?.isConnected
        ? focused
        : element.querySelectorAll<HTMLElement>(FOCUSABLE)[index];
      successor?.focus({ preventScroll: true });
    },
  };
}

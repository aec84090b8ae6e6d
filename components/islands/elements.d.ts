import type { HTMLAttributes, Ref } from 'react';

interface PageElement extends HTMLAttributes<HTMLElement> {
  'data-name'?: string;
  'data-start'?: string;
  'data-props'?: string;
  ref?: Ref<HTMLElement>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** An island: island.tsx. A custom element, because a `div` is not allowed in a button or a paragraph. */
      'page-island': PageElement;
      /** Server HTML inside an island: slot.tsx. */
      'page-slot': PageElement;
    }
  }
}

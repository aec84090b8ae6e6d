import type { ReactNode } from 'react';

import type { GalleryDialogText } from '@/components/gallery/gallery-preview/gallery-dialog';
import { GalleryPreviewIsland } from '@/components/gallery/gallery-preview/gallery-preview.island';
import { openOnClick } from '@/components/gallery/gallery-preview/open-on-click.inline';
import { Island } from '@/components/islands/island';
import { ISLAND_DONE } from '@/components/islands/island-events';
import { slot } from '@/components/islands/slot';
import { InlineScript } from '@/components/startup/inline-script';

/** Galleries whose picture links open a preview over the page. Without scripts, they lead to the pictures. */
export function GalleryPreview({ text, children }: { text: GalleryDialogText; children: ReactNode }) {
  return (
    <>
      <Island component={GalleryPreviewIsland} start="used" props={{ text, galleries: slot(children) }} />
      <InlineScript code={`(${openOnClick})(${JSON.stringify(ISLAND_DONE)})`} />
    </>
  );
}

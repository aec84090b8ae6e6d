'use client';

import './globals.css';

import { StillPage } from '@/components/layout/still-page';

/** In place of everything, when the frame of the page itself failed. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <StillPage part="body" />
      </body>
    </html>
  );
}

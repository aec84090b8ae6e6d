'use client';

import { useEffect } from 'react';

import { isThriftyLine } from '@/lib/line';
import { nameMissingPictures } from '@/lib/missing-pictures';
import { keepCopy } from '@/lib/offline';
import { chooseSmallPictures } from '@/lib/small-pictures';

/**
 * What a page does about the visitor's line: it opens without one from the second visit on, fetches smaller pictures
 * and nothing ahead where data is saved, and pictures that cannot be fetched say what they show.
 */
export function LineCare() {
  useEffect(() => {
    keepCopy();
    chooseSmallPictures();
    // Nothing is fetched ahead (speculation.tsx): Chromium heeds its own setting, but not what it tells pages of the line.
    if (isThriftyLine()) document.querySelector('script[type=speculationrules]')?.remove();
    return nameMissingPictures();
  }, []);
  return null;
}

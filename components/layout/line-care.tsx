'use client';

import { useEffect } from 'react';

import { nameMissingPictures } from '@/lib/missing-pictures';
import { keepCopy } from '@/lib/offline';
import { chooseSmallPictures } from '@/lib/small-pictures';

/**
 * What a page does about the visitor's line: it opens without one from the second visit on, fetches smaller pictures
 * where data is saved, and pictures that cannot be fetched say what they show.
 */
export function LineCare() {
  useEffect(() => {
    keepCopy();
    chooseSmallPictures();
    return nameMissingPictures();
  }, []);
  return null;
}

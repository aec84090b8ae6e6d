'use client';

import { useEffect } from 'react';

import { nameMissingPictures } from '@/lib/missing-pictures';
import { keepCopy } from '@/lib/offline';

/** Makes the pages open without a connection, from the second one on, and pictures that are not there say what they show. */
export function OfflineCopy() {
  useEffect(() => {
    keepCopy();
    return nameMissingPictures();
  }, []);
  return null;
}

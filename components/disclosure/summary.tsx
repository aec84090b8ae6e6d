import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Chevron } from '@/components/icon/chevron';

import './summary.css';

interface SummaryProps {
  className?: string;
  children: ReactNode;
}

/** The part of a details element that is always visible, with an arrow instead of the browser's triangle. */
export function Summary({ className, children }: SummaryProps) {
  return (
    <summary className={clsx('summary', className)}>
      {children}
      <Chevron />
    </summary>
  );
}

import clsx from 'clsx';

import { Glyph } from '@/components/icon/glyph';

import './chevron.css';

/** An arrow down, of a choice or a summary. Up while the details element around it is open. */
export function Chevron({ className }: { className?: string }) {
  return <Glyph name="next" className={clsx('chevron', className)} />;
}

import clsx from 'clsx';

import { IslandIcon } from '@/components/icon/island-icon';

import './chevron.css';

/** An arrow down, of a choice or a summary. Up while the details element around it is open. */
export function Chevron({ className }: { className?: string }) {
  return <IslandIcon name="next" className={clsx('chevron', className)} />;
}

import { Children, type ReactNode } from 'react';

import { PagePart } from '@/components/startup/page-part';

/** The sections of a page. Each is a part that is hydrated separately. */
export function PageParts({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => <PagePart>{child}</PagePart>);
}

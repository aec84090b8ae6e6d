'use client';

import { usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';

import { StillPage } from '@/components/layout/still-page';
import { normalisePathname } from '@/lib/routes';

interface PageBoundaryProps {
  /** The element that it fills: what fails in `main` leaves the header and the footer as they are. */
  part: 'main' | 'body';
  children: ReactNode;
}

/**
 * Shows the still page in place of one whose parts failed; the next page gets a new chance. It does the
 * work of `error.tsx` and `global-error.tsx`, which would each be one more request on every page.
 */
export function PageBoundary({ part, children }: PageBoundaryProps) {
  const pathname = normalisePathname(usePathname());
  return (
    <Boundary part={part} pathname={pathname}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps extends PageBoundaryProps {
  pathname: string;
}

interface BoundaryState {
  pathname: string;
  hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { pathname: this.props.pathname, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.pathname === state.pathname ? null : { pathname: props.pathname, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? <StillPage part={this.props.part} /> : this.props.children;
  }
}

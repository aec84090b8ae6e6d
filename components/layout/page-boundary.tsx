'use client';

import { usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';

import { StillPage } from '@/components/layout/still-page';
import { normalisePathname } from '@/lib/routes';

/**
 * Shows the still page in place of a page whose parts failed: the header and the footer stay, and the
 * next page gets a new chance. It does the work of an `error.tsx`, which would be one more request on
 * every page.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const pathname = normalisePathname(usePathname());
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

interface BoundaryProps {
  pathname: string;
  children: ReactNode;
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
    return this.state.hasFailed ? <StillPage part="main" /> : this.props.children;
  }
}

'use client';

import { useEffect, useRef, type ReactNode } from 'react';

interface SectionLinksProps {
  /** What the links lead to, for those who hear it. */
  label: string;
  /** A list of links to parts of this page. */
  children: ReactNode;
  className?: string;
}

/** A row of links to parts of the page; the one whose part is in the middle of the window is the current one. */
export function SectionLinks({ label, children, className }: SectionLinksProps) {
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const links = [...root.current!.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const link = links.find(({ hash }) => hash === `#${target.id}`)!;
          if (isIntersecting) link.setAttribute('aria-current', 'true');
          else link.removeAttribute('aria-current');
          const row = link.closest('ul')!;
          if (isIntersecting) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
        }
      },
      { rootMargin: '-45% 0px -50%' },
    );
    for (const { hash } of links) observer.observe(document.querySelector(hash)!);
    return () => observer.disconnect();
  }, []);

  return (
    <nav ref={root} aria-label={label} className={className}>
      {children}
    </nav>
  );
}

/**
 * For a list of links to sections of the page (`data-section-links`): marks the link of the last section that begins
 * above the middle of the viewport as current, and scrolls the list to it. Above the first section, the list is at its
 * start.
 */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-section-links] a[href^="#"]')];
  const row = links[0]?.closest('ul');
  /** The fragments of the sections that begin above the middle, however far. */
  const begun = new Set<string>();
  let marked: HTMLAnchorElement | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) begun.add(`#${target.id}`);
        else begun.delete(`#${target.id}`);
      const current = links.filter(({ hash }) => begun.has(hash)).at(-1);
      // While it is the same, the list stays where the visitor has scrolled it, or where the focus is.
      if (current === marked) return;
      marked?.removeAttribute('aria-current');
      current?.setAttribute('aria-current', 'true');
      marked = current;
      if (row)
        row.scrollLeft = current ? current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2 : 0;
    },
    // Every section above the middle intersects, so a jump over all of them is reported too.
    { rootMargin: '1000000px 0px -50%' },
  );
  for (const { hash } of links) {
    const section = document.querySelector(hash);
    if (section) observer.observe(section);
  }
}

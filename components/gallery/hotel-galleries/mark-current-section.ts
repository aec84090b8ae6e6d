/**
 * For a list of links to sections of the page (`data-section-links`): marks the link of the section in the middle of
 * the viewport as current, and scrolls the list to it. Above the first section, the list is at its start.
 */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-section-links] a[href^="#"]')];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const link = links.find(({ hash }) => hash === `#${target.id}`);
        const row = link?.closest('ul');
        if (!link || !row) continue;
        if (isIntersecting) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
        if (isIntersecting) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
        else if (boundingClientRect.top > 0 && !row.querySelector('[aria-current]')) row.scrollLeft = 0;
      }
    },
    { rootMargin: '-50% 0px' },
  );
  for (const { hash } of links) {
    const section = document.querySelector(hash);
    if (section) observer.observe(section);
  }
}

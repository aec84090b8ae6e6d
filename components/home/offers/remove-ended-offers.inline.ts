/**
 * Removes the offers that have ended since the build, and with the last one the section. It runs before the carousel is
 * hydrated, and takes their slides out of its properties too: React then renders the carousel again with those that
 * are left.
 *
 * @param section the section of the offers
 * @param today the day in India: '2027-03-31'
 */
export function removeEndedOffers(section: Element, today: string): void {
  const carousel = section.querySelector<HTMLElement>('[data-props]')!;
  const props = JSON.parse(carousel.dataset.props!) as { slides: unknown[] };
  const slides = [...section.querySelectorAll('.carousel-slide')];
  const isOver = (slide: Element) => (slide.querySelector('time')?.dateTime ?? today) < today;
  const shown = props.slides.filter((_, index) => !isOver(slides[index]!));
  if (shown.length === slides.length) return;
  if (shown.length === 0) return section.remove();
  carousel.dataset.props = JSON.stringify({ ...props, slides: shown });
  for (const slide of slides) if (isOver(slide)) slide.remove();
}

/**
 * Hides what an offer promises when the offer has ended, now and whenever the visitor returns to the page: elements
 * with `data-last-day`, the last day of their offer or ''. When nothing is left, the whole part is hidden.
 *
 * @param part contains these elements
 * @param dayInIndia converts a time to a day: '2027-03-31'
 * @param onReturn calls back when the visitor returns
 */
export function hideEndedOffers(
  part: HTMLElement,
  dayInIndia: (now: Date) => string,
  onReturn: (callback: () => void) => void,
): void {
  const hideEnded = () => {
    const today = dayInIndia(new Date());
    const isOver = ({ dataset: { lastDay } }: HTMLElement) => Boolean(lastDay) && lastDay! < today;
    const elements = [...part.querySelectorAll<HTMLElement>('[data-last-day]')];
    // With its place in a carousel. React leaves the slide out when it has started: offers.island.tsx.
    for (const element of elements)
      (element.closest<HTMLElement>('.carousel-slide') ?? element).hidden = isOver(element);
    part.hidden = elements.every(isOver);
  };
  hideEnded();
  onReturn(hideEnded);
}

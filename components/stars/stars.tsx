import './stars.css';

const STAR = 'l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6-4.1-3.9 5.6-.7z';

/** The outlines of the stars from one index to another, in a row of five. */
const stars = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * 20 + 10} 2${STAR}`).join('');

/** A rating of up to five stars, announced as one phrase. */
export function Stars({ rating, label }: { /** 0 to 5 */ rating: number; label: string }) {
  const full = Math.round(rating);
  return (
    <svg viewBox="0 0 100 20" className="h-4 w-20" role="img" aria-label={label}>
      <path d={stars(0, full)} className="stars-filled" />
      {full < 5 && <path d={stars(full, 5)} className="stars-empty" />}
    </svg>
  );
}

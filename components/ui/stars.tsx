/** A rating of up to five stars, spoken as one phrase. */
export function Stars({ rating, label }: { /** 0 to 5 */ rating: number; label: string }) {
  return (
    <svg viewBox="0 0 100 20" className="h-4 w-20" role="img" aria-label={label}>
      {[0, 20, 40, 60, 80].map((x, index) => (
        <path
          key={x}
          d={`M${x + 10} 2l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L${x + 2} 7.9l5.6-.7z`}
          className={index < Math.round(rating) ? 'fill-brass' : 'fill-sand'}
        />
      ))}
    </svg>
  );
}

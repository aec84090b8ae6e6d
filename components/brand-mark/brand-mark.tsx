/** The drawn mark: the sun half behind a gable with lifted eaves, and water below. The same as public/brand/mark.svg. */
export function BrandMark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg viewBox="2 11 60 60" className={className} fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M36 26.7A11 11 0 0 1 54.3 38.8Q45.2 36.4 36 26.7Z" fill="currentColor" stroke="none" />
      <path
        d="M5 43c9-1 19-7 27-18 8 11 18 17 27 18M14 43v-3M50 43v-3M24 43c0-5 3.5-8 8-8s8 3 8 8"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M10 50.5c7-4 15-4 22 0s15 4 22 0M19 57.5c4.5-2.5 9-2.5 13 0s8.5 2.5 13 0"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

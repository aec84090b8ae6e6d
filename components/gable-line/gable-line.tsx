import clsx from 'clsx';

/** The recurring divider: a line that rises to a gable with lifted eaves. */
export function GableLine({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 160 20"
      className={clsx('h-5 w-40 max-w-full', className)}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path
        d="M0 17.5h44c16-1 26-6 36-15 10 9 20 14 36 15h44M68 17.5c1-4 5-7 12-7s11 3 12 7"
        strokeWidth="1.5"
      />
    </svg>
  );
}

import './loader.css';

/**
 * A spinner over the page for its first two seconds, timed by CSS alone. The page behind it is visible and usable. A
 * page already seen in this visit has no spinner (before-first-paint.inline.ts).
 */
export function Loader({ label }: { label: string }) {
  return (
    // Small and light, in the corner that the contact widget leaves free.
    <div
      className="loader pointer-events-none fixed bottom-[24px] left-(--gutter) z-loader size-[48px] place-items-center rounded-full text-brass-dark print:hidden"
      role="status"
    >
      <svg viewBox="0 0 24 24" className="loader-spinner size-[24px]" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d="M4.2 4.2a11 11 0 0 1 15.6 0" />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  );
}

import './loader.css';

/**
 * A spinner over the page for its first two seconds, timed by the style sheet alone: the page behind it is there,
 * painted, and can be used. A page already seen in this visit comes without it (before-first-paint.ts).
 */
export function Loader({ label }: { label: string }) {
  return (
    <div className="loader" role="status">
      <span className="loader-spinner" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </div>
  );
}

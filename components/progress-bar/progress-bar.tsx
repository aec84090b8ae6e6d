import './progress-bar.css';

interface ProgressBarProps {
  label: string;
  /** The percentage in the text. */
  shown: number;
  /** The percentage in the drawing. */
  drawn: number;
}

/**
 * A percentage with a label. The text above the bar is also its accessible name and value. The bar is an SVG, because a
 * style attribute would need a less strict security policy.
 */
export function ProgressBar({ label, shown, drawn }: ProgressBarProps) {
  return (
    <div>
      <p aria-hidden="true" className="mb-2 flex max-w-none justify-between gap-4 font-semibold">
        <span>{label}</span>
        <span className="flex-none figures">{`${shown}%`}</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={drawn}
        aria-valuetext={`${shown}%`}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="block h-2 w-full" aria-hidden="true">
          <rect width="100" height="1" className="progress-track" />
          <rect width={drawn} height="1" className="progress-fill" />
        </svg>
      </div>
    </div>
  );
}

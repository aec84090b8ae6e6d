import { readDrawing } from '@/lib/node/drawings';

const { viewBox, drawing } = readDrawing('content/logo.svg');

/** The group's logo (content/logo.svg), in the colour of the text around it. */
export function BrandMark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg
      viewBox={viewBox}
      className={className}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

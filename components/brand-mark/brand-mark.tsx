import { readLogo } from '@/content/logo';

const { viewBox, drawing } = readLogo();

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

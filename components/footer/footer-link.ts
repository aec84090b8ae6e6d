import clsx from 'clsx';

/** The look of a link in the footer. */
export const footerLink = clsx(
  'block w-fit max-w-full py-2 hover:text-brass-light hover:underline hover:underline-offset-[0.25em]',
);

/**
 * A script of the site in the HTML. The build removes all scripts without this mark, so that nothing of Next's client
 * is in a page (build/postprocess/html-transforms.ts), and lists the script in the content policy.
 * The code is the text of functions in files `*.inline.ts`. ESLint checks that they use nothing outside themselves.
 */
export function InlineScript({
  code,
  type,
}: {
  code: string;
  type?: 'application/ld+json' | 'speculationrules';
}) {
  return (
    <script data-own="" type={type} dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
  );
}

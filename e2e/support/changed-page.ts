/** A page that a test has changed, without its content policy, which knows only the inline scripts of the build. */
export const withoutHashes = (html: string) =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');

/** Patterns for addresses of web pages and mailboxes. */

/** A page on the web: not `ww.`, and not where someone logs in. */
export const webAddress =
  /^https:\/\/(?!ww\.|wwww+\.|admin\.|extranet\.)([\w-]+\.)+[A-Za-z]{2,}(:\d+)?([/?#]((?!:\/\/)\S)*)?$/;

export const mailbox = /^(?!www\.)[\w+-]+(\.[\w+-]+)*@([A-Za-z\d]([A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}$/;

/** The address of the whole site. */
export const siteUrl = /^https:\/\/(?!ww\.|wwww+\.)([\w-]+\.)+[A-Za-z]{2,}(:\d+)?$/;
export const siteUrlHint = 'Write https:// and the host, without a slash at the end and without a path.';
/** What is wrong with the site's address, and the fix; undefined if it is correct. */
export const siteUrlMessage = (value: string) =>
  siteUrl.test(value) && URL.canParse(value)
    ? undefined
    : `'${value}' is not right. ${siteUrlHint} A path goes into BASE_PATH.`;

/**
 * Whether a host name is set aside for examples and tests: nobody can ever own it.
 * https://www.rfc-editor.org/rfc/rfc2606
 */
export const isExampleHost = (host: string) =>
  /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host);

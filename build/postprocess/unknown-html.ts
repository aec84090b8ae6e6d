/** Next.js wrote a page in another form than a transform knows; the message goes on "about.html: it has …". */
export class UnknownHtml extends Error {}

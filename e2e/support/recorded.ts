/**
 * What the scripts of tests write down in a page, from its first moment on. A test reads it later:
 * `page.evaluate(() => window.recorded?.places)`.
 */
interface Recorded {
  copied?: string[];
  fade?: string;
  first?: unknown;
  largest?: boolean[];
  opened?: string[];
  places?: number[];
  posts?: string[];
  returns?: boolean[];
  seen?: string[];
  serverRoots?: (Element | null)[];
  shifts?: string[];
  slots?: Element[];
  waiting?: number;
}

declare global {
  interface Window {
    recorded?: Recorded;
  }
}

export {};

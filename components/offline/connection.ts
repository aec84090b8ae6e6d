interface NetworkInformation {
  saveData?: boolean;
  /** 'slow-2g', '2g', '3g' or '4g' */
  effectiveType?: string;
}

declare global {
  interface Navigator {
    /** The browser's data about the connection; Chromium only. */
    readonly connection?: NetworkInformation;
  }
}

/** Whether the visitor turned on data saving. */
export function isSavingData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Whether to load only what the visitor asks for: data saving is on, or the connection is 2G. */
export function isSlowConnection(): boolean {
  return isSavingData() || navigator.connection?.effectiveType?.includes('2g') === true;
}

interface NetworkInformation {
  saveData?: boolean;
  /** 'slow-2g', '2g', '3g' or '4g' */
  effectiveType?: string;
}

/** The browser's data about the connection; Chromium only. */
function connectionOf(): NetworkInformation {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {};
}

/** Whether the visitor turned on data saving. */
export function isSavingData(): boolean {
  return connectionOf().saveData === true;
}

/** Whether to load only what the visitor asks for: data saving is on, or the connection is 2G. */
export function isSlowConnection(): boolean {
  return isSavingData() || connectionOf().effectiveType?.includes('2g') === true;
}

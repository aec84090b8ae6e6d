interface NetworkInformation {
  saveData?: boolean;
  /** 'slow-2g', '2g', '3g' or '4g' */
  effectiveType?: string;
}

/** What the browser knows of the connection; Chromium only. */
function connectionOf(): NetworkInformation {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {};
}

/** Whether the visitor asked for little data. */
export function isSavingData(): boolean {
  return connectionOf().saveData === true;
}

/** Whether nothing should be fetched that was not asked for: data is saved, or the connection is 2G. */
export function isSlowConnection(): boolean {
  return isSavingData() || connectionOf().effectiveType?.includes('2g') === true;
}

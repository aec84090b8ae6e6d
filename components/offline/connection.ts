interface LineInformation {
  saveData?: boolean;
  /** 'slow-2g', '2g', '3g' or '4g' */
  effectiveType?: string;
}

/** What the browser knows of the line; Chromium only. */
function line(): LineInformation {
  return (navigator as Navigator & { connection?: LineInformation }).connection ?? {};
}

/** Whether the visitor asked for little data. */
export function isSavingData(): boolean {
  return line().saveData === true;
}

/** Whether nothing should be fetched that was not asked for: data is saved, or the line is 2G. */
export function isSlowConnection(): boolean {
  return isSavingData() || line().effectiveType?.includes('2g') === true;
}

interface LineInformation {
  saveData?: boolean;
  /** 'slow-2g', '2g', '3g' or '4g' */
  effectiveType?: string;
}

/** Whether nothing should be fetched that was not asked for: data saving is on, or the line is 2G. */
export function isThriftyLine(): boolean {
  const { saveData, effectiveType } =
    (navigator as Navigator & { connection?: LineInformation }).connection ?? {};
  return saveData === true || effectiveType?.includes('2g') === true;
}

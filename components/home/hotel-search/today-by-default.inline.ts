/**
 * Sets the dates of the search to today, in the visitor's time zone, and to the new day in a tab that is open over
 * midnight. A date that the visitor chose or half typed stays.
 *
 * @param toInputValue converts a date for a field, toDateInputValue
 * @param onReturn calls back when the visitor returns
 */
export function todayByDefault(
  toInputValue: (date: Date) => string,
  onReturn: (callback: () => void) => void,
): void {
  const fields = document.querySelectorAll<HTMLInputElement>('[data-opens-tab] [type=date]');
  const setToday = () => {
    const today = toInputValue(new Date());
    // A new default only changes a field that nobody has changed.
    for (const field of fields)
      if (field.defaultValue !== today && !field.validity.badInput) field.defaultValue = today;
  };
  setToday();
  onReturn(setToday);
}

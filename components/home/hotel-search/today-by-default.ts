/**
 * Sets the dates of the search to today, in the visitor's time zone, and to the new day in a tab that is open over
 * midnight. A date that the visitor chose or half typed stays. It becomes the text of an inline script behind the
 * search, so it uses nothing from outside of itself.
 */
export function todayByDefault(): void {
  const days = document.querySelectorAll<HTMLInputElement>('[data-opens] [type=date]');
  const show = () => {
    const now = new Date();
    const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    // A new default only changes a field that nobody has changed.
    for (const day of days)
      if (day.defaultValue !== today && !day.validity.badInput) day.defaultValue = today;
  };
  show();
  document.addEventListener('visibilitychange', show);
  addEventListener('focus', show);
  addEventListener('pageshow', show);
}

/**
 * Opens the closed parts around the place that the address names. Browsers do so since Chrome 97 and Firefox 139; this is
 * for older ones and for Safari. It runs as an inline script, written there as text, so it uses nothing outside of itself.
 */
export function openTarget(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    for (
      let part = target?.closest<HTMLDetailsElement>('details:not([open])');
      part;
      part = target!.closest<HTMLDetailsElement>('details:not([open])')
    ) {
      part.open = true;
      target!.scrollIntoView();
    }
  };
  open();
  addEventListener('hashchange', open);
}

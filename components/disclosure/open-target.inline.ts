/**
 * Opens the closed details elements around the target of the fragment. Browsers do this since Chrome 97 and Firefox
 * 139; this is for older versions and for Safari.
 */
export function openTarget(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    const closed = () => target?.closest<HTMLDetailsElement>('details:not([open])');
    for (let part = closed(); part; part = closed()) {
      part.open = true;
      target?.scrollIntoView();
    }
  };
  open();
  addEventListener('hashchange', open);
}

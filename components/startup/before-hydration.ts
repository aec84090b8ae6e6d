declare global {
  interface Window {
    /** What others did to the body between the end of its HTML and hydration (foreign-nodes.ts). */
    foreign?: { observer: MutationObserver; records: MutationRecord[] };
  }
}

/**
 * What a page does for its visitor before React runs. It is an inline script in the head, written there as text
 * (head-script.tsx), so it uses nothing outside of itself.
 *
 * - What is typed into a form with `data-draft="KEY NAME NAME"` is stored as use-draft.ts stores it.
 * - Changes of the body by browser extensions and translators are noted, once its HTML is complete.
 */
export function beforeHydration(): void {
  const { dataset } = document.documentElement;

  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    const [key, ...names] = field.form?.dataset.draft?.split(' ') ?? [];
    if ('hydrated' in dataset || !names.includes(field.name)) return;
    try {
      const draft = JSON.parse(sessionStorage.getItem(`draft-${key}`) ?? '{}') as object;
      sessionStorage.setItem(`draft-${key}`, JSON.stringify({ ...draft, [field.name]: field.value }));
    } catch {
      // Storage is blocked: what is typed lasts as long as the page does.
    }
  });

  const records: MutationRecord[] = [];
  const observer = new MutationObserver((list) => records.push(...list));
  window.foreign = { observer, records };
  document.addEventListener(
    'readystatechange',
    () => observer.observe(document.body, { childList: true, characterData: true, characterDataOldValue: true, subtree: true }), // prettier-ignore
    { once: true },
  );
}

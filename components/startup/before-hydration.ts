declare global {
  interface Window {
    /** What others did to the body between the end of its HTML and hydration (foreign-nodes.ts). */
    foreign?: { observer: MutationObserver; records: MutationRecord[] };
    /** The controls that were pressed before hydration, in order, and what each is to do then (early-presses.ts). */
    presses?: Map<HTMLElement, 'click' | 'none'>;
  }
}

/**
 * What a page does for its visitor before React runs. It is an inline script in the head, written there as text
 * (head-script.tsx), so it uses nothing outside of itself.
 *
 * - What is typed into a form with `data-draft="KEY NAME NAME"` is stored as use-draft.ts stores it.
 * - A press on a control with `data-early` is answered: the control looks busy, and does at once what needs no React.
 *   `click` presses it again when React runs, `toggle` too, but not after a second press; `menu`, `tab`, `preview` show
 *   what they open meanwhile; `copy` copies, `move` scrolls its carousel, and both are done with that.
 * - Changes of the body by browser extensions and translators are noted, once its HTML is complete.
 *
 * @param copiedMessageMs how long a code is said to be copied, in milliseconds
 */
export function beforeHydration(copiedMessageMs: number): void {
  const { dataset } = document.documentElement;
  const presses = (window.presses = new Map());
  let status: HTMLElement;

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

  const keep = (control: HTMLElement, then: 'click' | 'none') => {
    presses.set(control, then);
    control.setAttribute('aria-busy', 'true');
    status.textContent = control.getAttribute('aria-label') || control.textContent;
  };
  const answer = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-early]');
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    // Once React runs, it hydrates what is pressed first, and answers itself.
    if (!control || 'started' in dataset || ctrlKey || metaKey || shiftKey || altKey) return;
    // A form is meant by its submission, not by a press on a field.
    if (control instanceof HTMLFormElement !== (event.type === 'submit')) return;
    event.preventDefault();
    delete dataset.opening;
    const kind = control.dataset.early;
    const carousel = control.closest('.carousel');
    if (kind === 'menu' || kind === 'toggle') {
      const isAgain = presses.delete(control);
      if (isAgain) control.removeAttribute('aria-busy');
      else keep(control, 'click');
      if (kind === 'menu') {
        control.setAttribute('aria-expanded', String(!isAgain));
        control.closest('.header-bar')!.toggleAttribute('data-open', !isAgain);
      }
    } else if (kind === 'copy') {
      const box = control.parentElement!;
      keep(control, 'click');
      // Only within the press itself may a page copy.
      navigator.clipboard?.writeText(box.querySelector('code')!.textContent).then(
        () => {
          keep(control, 'none');
          status.textContent = box.dataset.earlyCopied = box.dataset.copied!;
          setTimeout(() => box.removeAttribute('data-early-copied'), copiedMessageMs);
        },
        () => {},
      );
    } else if (kind === 'move') {
      const row = carousel!.querySelector('.carousel-viewport')!;
      const place = Math.round(row.scrollLeft / row.clientWidth);
      const last = row.firstElementChild!.childElementCount - 1;
      const dots = [...control.parentElement!.querySelectorAll('.carousel-dot')];
      const step = control.matches('.carousel-previous') ? -1 : 1;
      const to = dots.includes(control) ? dots.indexOf(control) : (place + step + last + 1) % (last + 1);
      carousel!.setAttribute('data-moved', '');
      row.scrollTo({ left: to * row.clientWidth, behavior: 'instant' });
    } else {
      keep(control, 'click');
      if (kind === 'tab') {
        const tabs = control.closest('.tabs')!;
        for (const tab of tabs.querySelectorAll('.tab'))
          tab.setAttribute('aria-selected', String(tab === control));
        for (const panel of tabs.querySelectorAll('.tab-panel'))
          panel.classList.toggle('is-selected', panel.id === control.getAttribute('aria-controls'));
        for (const tab of presses.keys()) if (tab !== control && tabs.contains(tab)) presses.delete(tab);
      } else if (kind === 'preview') {
        const dialog = document.createElement('dialog');
        dialog.className = 'early-preview';
        dialog.setAttribute('aria-label', control.dataset.caption!);
        const image = new Image();
        image.src = (control as HTMLAnchorElement).href;
        image.alt = control.querySelector('img')!.alt;
        dialog.append(image);
        dialog.onclick = () => dialog.close();
        dialog.onclose = () => {
          presses.delete(control);
          control.removeAttribute('aria-busy');
          dialog.remove();
        };
        document.body.append(dialog);
        dialog.showModal();
      }
    }
  };
  document.addEventListener('click', answer);
  document.addEventListener('submit', answer);

  const records: MutationRecord[] = [];
  const observer = new MutationObserver((list) => records.push(...list));
  window.foreign = { observer, records };
  document.addEventListener(
    'readystatechange',
    () => {
      // At the end of the body it does not disturb hydration. It exists before its text does, so that it is read out.
      status = document.createElement('p');
      status.setAttribute('role', 'status');
      status.className = 'sr-only';
      document.body.append(status);
      observer.observe(document.body, { childList: true, characterData: true, characterDataOldValue: true, subtree: true }); // prettier-ignore
    },
    // Ahead of the listeners of extensions.
    { capture: true, once: true },
  );
}

declare global {
  interface Window {
    /** What others did to the body between the end of its HTML and hydration (foreign-nodes.ts). */
    foreign?: { observer: MutationObserver; records: MutationRecord[] };
    early: {
      /** What was pressed before React could answer, the latest last, each with what it was called then (early-presses.ts). */
      presses: Map<HTMLElement, string>;
      /** Whether React answers what is done to an element. */
      isHydrated: (element: Element) => boolean;
    };
  }
}

/**
 * What a page does for its visitor until React has hydrated the part of the page that is used. It is an inline script in
 * the head, written there as text (head-script.tsx), so it uses nothing outside of itself.
 *
 * - What is typed into a form with `data-draft="KEY NAME NAME"` is stored as use-draft.ts stores it.
 * - A press on a control with `data-early` is answered at once. `menu`, `tab` and `preview` show what they open, `click`
 *   and `toggle` look busy, and early-presses.ts presses them again for React. A second press takes a `menu` or a `toggle`
 *   back. `copy` copies and `move` scrolls its carousel: they are done with that.
 * - Changes of the body by browser extensions and translators are noted, once its HTML is complete.
 *
 * @param copiedMs how long it says that a code is copied, in milliseconds
 */
export function beforeHydration(copiedMs: number): void {
  const { documentElement } = document;
  const { dataset } = documentElement;
  const presses = new Map<HTMLElement, string>();
  // React sets properties of its own, __reactFiber… and __reactProps…, on each element that it hydrates. Without them a
  // press would be kept until all is hydrated.
  const isHydrated = (element: Element) =>
    'hydrated' in dataset || Object.keys(element).some((key) => key.startsWith('__react'));
  window.early = { presses, isHydrated };

  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'sr-only';

  const showMenu = (toggle: HTMLElement, isOpen: boolean) => {
    toggle.setAttribute('aria-expanded', String(isOpen));
    toggle.closest('.header-bar')!.toggleAttribute('data-open', isOpen);
  };
  const takeBack = (control: HTMLElement) => {
    if (!presses.delete(control)) return;
    control.removeAttribute('aria-busy');
    status.textContent = '';
    if (control.dataset.early === 'menu') showMenu(control, false);
  };
  const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;
  const keep = (control: HTMLElement) => presses.set(control, nameOf(control));

  const answers: Record<string, (control: HTMLElement, name: string) => void> = {
    click(control, name) {
      if (presses.has(control)) return;
      keep(control);
      control.setAttribute('aria-busy', 'true');
      status.textContent = name;
    },
    toggle(control, name) {
      if (presses.has(control)) takeBack(control);
      else answers.click!(control, name);
    },
    menu(toggle) {
      if (presses.has(toggle)) return takeBack(toggle);
      keep(toggle);
      showMenu(toggle, true);
    },
    tab(tab) {
      for (const other of tab.parentElement!.children as HTMLCollectionOf<HTMLElement>) {
        presses.delete(other);
        other.tabIndex = other === tab ? 0 : -1;
        other.setAttribute('aria-selected', String(other === tab));
        const panel = document.getElementById(other.getAttribute('aria-controls')!)!;
        panel.classList.toggle('is-selected', other === tab);
      }
      keep(tab);
    },
    preview(tile) {
      keep(tile);
      const dialog = document.createElement('dialog');
      dialog.className = 'early-preview';
      dialog.setAttribute('aria-label', tile.dataset.caption!);
      // The files of the preview to come, over the one of the tile, which is there.
      const picture = tile.querySelector('picture')!.cloneNode(true) as HTMLElement;
      const image = picture.querySelector('img')!;
      image.loading = 'eager';
      image.style.backgroundImage = `url("${tile.querySelector('img')!.currentSrc}")`;
      for (const file of picture.children) file.setAttribute('sizes', '92vw');
      const close = document.createElement('button');
      close.className = 'round-button';
      close.setAttribute('aria-label', tile.closest<HTMLElement>('[data-close]')!.dataset.close!);
      dialog.append(close, picture);
      dialog.onclick = () => dialog.close();
      dialog.onclose = () => {
        dialog.remove();
        takeBack(tile);
      };
      document.body.append(dialog);
      dialog.showModal();
    },
    copy(button) {
      const box = button.parentElement!;
      const code = box.querySelector('code')!;
      const say = (text = '') => {
        status.textContent = box.dataset.earlyResult = text;
        setTimeout(() => delete box.dataset.earlyResult, copiedMs);
      };
      // Only within the press itself may a page copy.
      (navigator.clipboard?.writeText(code.textContent) ?? Promise.reject()).then(
        () => say(box.dataset.copied),
        () => {
          getSelection()!.selectAllChildren(code);
          say(box.dataset.manual);
        },
      );
    },
    move(control) {
      const carousel = control.closest('.carousel')!;
      const row = carousel.querySelector('.carousel-viewport')!;
      const slides = row.firstElementChild!.children;
      const dots = [...carousel.querySelectorAll('.carousel-dot')];
      const dot = dots.indexOf(control);
      const step = control.matches('.carousel-previous') ? -1 : 1;
      const from = Math.round(row.scrollLeft / row.clientWidth) + slides.length;
      const to = dot >= 0 ? dot : (from + step) % slides.length;
      carousel.setAttribute('data-moved', '');
      row.scrollTo({ left: to * row.clientWidth, behavior: 'instant' });
      dots.forEach((other, position) => other.setAttribute('aria-current', String(position === to)));
      status.textContent = nameOf(slides[to]!);
    },
  };

  const openMenu = () => [...presses.keys()].find((control) => control.dataset.early === 'menu');
  const answer = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-early]');
    const menu = openMenu();
    if (menu && !menu.closest('.header-bar')!.contains(event.target as Element)) takeBack(menu);
    if (!control || isHydrated(control)) return;
    // Where a script has failed, React will not come: only a picture of the gallery opens all the same.
    if (!documentElement.matches('.js, .slow') && control.dataset.early !== 'preview') return;
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (control.matches('a') && (ctrlKey || metaKey || shiftKey || altKey)) return;
    // A form is meant by its submission, not by a press on a field.
    if (control.matches('form') !== (event.type === 'submit')) return;
    event.preventDefault();
    // React would drop it, or answer it as well.
    event.stopPropagation();
    delete dataset.opening;
    answers[control.dataset.early!]!(control, nameOf((event as SubmitEvent).submitter ?? control));
  };
  addEventListener('click', answer, true);
  addEventListener('submit', answer, true);

  addEventListener(
    'keydown',
    (event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const menu = openMenu();
      if (key === 'Escape' && menu) {
        takeBack(menu);
        menu.focus();
      }
      const tab = (target as Element).closest('[data-early=tab]');
      if (!tab || isHydrated(tab) || ctrlKey || metaKey || altKey) return;
      const tabs = [...tab.parentElement!.children] as HTMLElement[];
      const place = tabs.indexOf(tab as HTMLElement);
      const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: -1 }[key];
      if (to === undefined) return;
      event.preventDefault();
      const next = tabs.at(to % tabs.length)!;
      next.focus();
      next.click();
    },
    true,
  );

  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    // A message that is changed is not to be sent yet.
    if (field.form) takeBack(field.form);
    const [key, ...names] = field.form?.dataset.draft?.split(' ') ?? [];
    if ('hydrated' in dataset || !names.includes(field.name)) return;
    try {
      const draft = JSON.parse(sessionStorage.getItem(`draft-${key}`) ?? '{}') as object;
      sessionStorage.setItem(`draft-${key}`, JSON.stringify({ ...draft, [field.name]: field.value }));
    } catch {
      // Storage is blocked: what is typed lasts as long as the page does.
    }
  });

  // A page that is left and comes back does not do what was meant before; a tab stays as it shows itself.
  addEventListener('pagehide', () => {
    for (const control of presses.keys()) if (control.dataset.early !== 'tab') takeBack(control);
    document.querySelector<HTMLDialogElement>('.early-preview')?.close();
  });

  const records: MutationRecord[] = [];
  const observer = new MutationObserver((list) => records.push(...list));
  window.foreign = { observer, records };
  document.addEventListener(
    'readystatechange',
    () => {
      // At the end of the body it does not disturb hydration.
      document.body.append(status);
      observer.observe(document.body, { childList: true, characterData: true, characterDataOldValue: true, subtree: true }); // prettier-ignore
    },
    // Ahead of the listeners of extensions.
    { capture: true, once: true },
  );
}

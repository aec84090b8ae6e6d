declare global {
  interface Window {
    /** Changes that other programs made to the body between the end of its HTML and hydration (foreign-nodes.ts). */
    foreign?: { observer: MutationObserver; records: MutationRecord[] };
    early: {
      /**
       * The controls that were pressed before hydration, with their names at that time; the latest is the last
       * (early-presses.ts).
       */
      presses: Map<HTMLElement, string>;
      /** Whether React handles the events of an element. */
      isHydrated: (element: Element) => boolean;
    };
  }
}

/**
 * Answers the visitor until React has hydrated the part of the page that is used. It becomes the text of an inline
 * script in the head (head-script.tsx), so it uses nothing from outside of itself.
 * - What is typed into a form with `data-draft="KEY NAME NAME"` is stored in the same way as use-draft.ts stores it.
 * - A press on a control with `data-early` gets an immediate response. `menu`, `tab` and `preview` show what they open;
 *   `click` and `toggle` look busy. early-presses.ts repeats these presses for React. A second press cancels a `menu` or
 *   a `toggle`. `copy` copies and `move` scrolls its carousel; these presses are not repeated.
 * - Changes of the body by browser extensions and translators are recorded, from the end of its HTML on.
 *
 * @param copiedMs how long the 'copied' message is shown, in milliseconds
 */
export function beforeHydration(copiedMs: number): void {
  const { documentElement } = document;
  const { dataset } = documentElement;
  const presses = new Map<HTMLElement, string>();
  // React adds properties to each element that it hydrates: __reactFiber… and __reactProps…. If they are missing,
  // presses are stored until everything is hydrated.
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
      // The source set of the preview, over the tile's file, which is already loaded.
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
      // Browsers allow copying only during the press itself.
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
    // If a script failed, React will not start. Then only pictures of the gallery still open.
    if (!documentElement.matches('.js, .slow') && control.dataset.early !== 'preview') return;
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (control.matches('a') && (ctrlKey || metaKey || shiftKey || altKey)) return;
    // A form is handled at its submit event, not at a press on a field.
    if (control.matches('form') !== (event.type === 'submit')) return;
    event.preventDefault();
    // React would ignore the event, or handle it a second time.
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
    // A message that is changed must not be sent yet.
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

  // A page that is left and restored does not repeat the earlier presses. An opened tab stays open.
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
      // At the end of the body, it does not disturb hydration.
      document.body.append(status);
      observer.observe(document.body, { childList: true, characterData: true, characterDataOldValue: true, subtree: true }); // prettier-ignore
    },
    // In the capture phase, so that it runs before the event listeners of extensions.
    { capture: true, once: true },
  );
}

/**
 * Decides when each island starts, and keeps what visitors press before. The build makes it an inline script in the head
 * of every page (build/postprocess/browser-scripts.ts), so that it listens from the first byte of the body on.
 * `next dev` does without it, because Next.js hydrates the islands itself.
 */
import { announceDone, DONE, WANTED } from '@/components/islands/island-events';

/** Set on an island: nothing yet, 'loading', then 'ready' or 'failed'. The style sheets show a failed island as without scripts. */
type IslandState = 'loading' | 'ready' | 'failed';

/** What app/_browser/islands.ts exports. */
interface IslandScript {
  hydrate: (
    island: HTMLElement,
    end: (isReady: boolean) => void,
    loadAgain: () => Promise<Record<string, unknown>>,
  ) => Promise<void>;
}

interface Press {
  island: HTMLElement;
  control: HTMLElement;
  /** The control's position in the island, to find it again if the island was rendered again. */
  index: number;
  /** Its `aria-label` at the press. */
  label: string | null;
  repeat: (control: HTMLElement) => void;
}

/** How long islands wait for their script, in milliseconds. Then they are shown as without scripts until it arrives. */
export const SCRIPT_TIMEOUT_MS = 10_000;
/** How far below the window an island counts as near. */
const NEAR = '300px 0px';
/** How long the scripts wait for the first picture of the page, in milliseconds. */
const PICTURE_TIMEOUT_MS = 3000;

/**
 * What an island handles and the browser does not: its own buttons and tabs. Not what the browser or an inline script
 * does at once: submitting, opening the menu, copying, opening a picture.
 */
const CONTROLS = 'button:not([type=submit], [popovertarget], [data-copy])';
/** Forms that an island sends. An inline script handles those with `data-opens` at once. */
const FORMS = 'form:not([data-opens])';

/** The addresses of the scripts. */
export interface ScriptAddresses {
  /** React, and the islands of Home. */
  islands: string;
  /** The islands in files of their own, by name. */
  others: Record<string, string>;
  /** The script of every page: app/_browser/page.ts. */
  page: string;
}

export function startIslands(scripts: ScriptAddresses): void {
  const root = document.documentElement;
  const presses: Press[] = [];
  /** Islands in the first view that are not ready yet. */
  const started = new Set<HTMLElement>();
  /** Islands whose script could not be loaded. */
  const unloaded = new Set<HTMLElement>();
  let loading: Promise<IslandScript> | undefined;
  let attempts = 0;

  /** Loads a script, and once more under another address: browsers remember that a module could not be loaded. */
  const loadAgain = <Module>(address: string) => import(`${address}?${++attempts}`) as Promise<Module>;
  const load = <Module>(address: string): Promise<Module> =>
    (import(address) as Promise<Module>).catch(() => loadAgain(address));
  /** Loads a script without running it. */
  const preload = (address: string) =>
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href: address,
        fetchPriority: 'low',
      }),
    );
  const stateOf = (island: HTMLElement) => island.dataset.state as IslandState | undefined;
  const isEnded = (island: HTMLElement) => /ready|failed/.test(stateOf(island) ?? '');

  const end = (island: HTMLElement, state: IslandState) => {
    island.dataset.state = state;
    repeatPresses();
    started.delete(island);
    if (isWatching && started.size === 0) root.dataset.hydrated = '';
  };
  const start = (island: HTMLElement | null | undefined) => {
    if (!island || stateOf(island)) return;
    island.dataset.state = 'loading';
    // The island around it hydrates first.
    start(island.parentElement!.closest<HTMLElement>('page-island'));
    const timeout = setTimeout(() => end(island, 'failed'), SCRIPT_TIMEOUT_MS);
    const other = scripts.others[island.dataset.name!];
    if (other) preload(other);
    loading ??= load<IslandScript>(scripts.islands).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    loading
      .then(({ hydrate }) =>
        hydrate(
          island,
          (isReady) => end(island, isReady ? 'ready' : 'failed'),
          () => loadAgain(other!),
        ),
      )
      .catch((error: unknown) => {
        console.error(error);
        unloaded.add(island);
        end(island, 'failed');
      })
      .finally(() => clearTimeout(timeout));
  };

  // At the end of the body, where no section is counted by a style sheet.
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'sr-only';

  const controlsOf = (island: HTMLElement) => [...island.querySelectorAll<HTMLElement>(`${CONTROLS}, form`)];
  const keep = (event: Event, control: HTMLElement, repeat: Press['repeat']) => {
    const island = control.closest<HTMLElement>('page-island')!;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('aria-busy', 'true');
    // A picture of the gallery has no text of its own.
    const name = control.textContent.trim() || control.querySelector('img')?.alt;
    const label = control.getAttribute('aria-label');
    status.textContent = label ?? name ?? '';
    presses.push({ island, control, index: controlsOf(island).indexOf(control), label, repeat });
    start(island);
  };
  const submit = (form: HTMLElement) => (form as HTMLFormElement).requestSubmit();
  const release = ({ island, control, index, label, repeat }: Press) => {
    control.removeAttribute('aria-busy');
    const current = control.isConnected ? control : controlsOf(island)[index];
    // A press on 'Pause' means that, also twice or if React has learned meanwhile that nothing may move.
    if (current?.getAttribute('aria-label') === label) repeat(current);
  };
  /** Repeats presses in their order. Those of an island that failed too: the browser then does what it can, such as following a link. */
  const repeatPresses = () => {
    while (presses[0] && isEnded(presses[0].island)) release(presses.shift()!);
  };

  /** The control of an event, if it belongs to an island that is not ready. */
  const waitingControl = (event: Event, selector: string) => {
    const control = (event.target as Element).closest?.<HTMLElement>(selector);
    const owner = control?.closest<HTMLElement>('page-slot, page-island');
    const isOwn = owner?.localName === 'page-island' || control?.matches('form');
    const island = control?.closest<HTMLElement>('page-island');
    return island && isOwn && !isEnded(island) ? control : undefined;
  };
  addEventListener(
    'click',
    (event) => {
      const control = waitingControl(event, CONTROLS);
      // With these keys, the browser opens a link in a new tab or window.
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      keep(event, control, (current) => current.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = waitingControl(event, FORMS) as HTMLFormElement | undefined;
      if (form) keep(event, form, submit);
    },
    true,
  );
  // A press on Send with an empty field: the island shows the error instead of the browser.
  addEventListener(
    'invalid',
    (event) => {
      const { form } = event.target as HTMLInputElement;
      if (!form?.closest('page-island') || isEnded(form.closest<HTMLElement>('page-island')!)) return;
      event.preventDefault();
      if (!presses.some(({ control }) => control === form)) keep(event, form, submit);
    },
    true,
  );
  // A message that is changed after Send is not sent: the visitor presses again.
  addEventListener(
    'input',
    ({ target }) => {
      const { form } = target as HTMLInputElement;
      const index = presses.findIndex(({ control }) => control === form);
      if (index >= 0) presses.splice(index, 1)[0]!.control.removeAttribute('aria-busy');
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const tab = /^(Arrow(Left|Right)|Home|End)$/.test(event.key) && waitingControl(event, '[role=tab]');
      if (!tab || event.ctrlKey || event.metaKey || event.altKey) return;
      keep(event, tab, (current) => current.dispatchEvent(new KeyboardEvent('keydown', event)));
    },
    true,
  );
  // What an inline script did at a real press, for the island to show.
  addEventListener(
    DONE,
    (event) => {
      const target = event.target as HTMLElement;
      const island = target.closest<HTMLElement>('page-island');
      const { detail } = event as CustomEvent<unknown>;
      if (island && !isEnded(island)) keep(event, target, (current) => announceDone(current, detail));
    },
    true,
  );
  for (const name of ['pointerover', 'pointerdown', 'focusin', WANTED])
    addEventListener(name, ({ target }) => start((target as Element).closest?.<HTMLElement>('page-island')), {
      passive: true,
      capture: true,
    });
  // With a connection again, their script can be loaded.
  addEventListener('online', () => {
    for (const island of unloaded) delete island.dataset.state;
    unloaded.clear();
  });
  // A page that is left and restored does not repeat earlier presses.
  addEventListener('pagehide', () => {
    for (const { control } of presses.splice(0)) control.removeAttribute('aria-busy');
  });

  let isWatching = false;
  /** Starts each island when it comes near. Calls back when those in the first view have started. */
  const watch = (onFirstView: () => void) => {
    const islands = document.querySelectorAll<HTMLElement>('page-island');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) {
            observer.unobserve(target);
            const island = target.closest<HTMLElement>('page-island');
            if (island && !isWatching) started.add(island);
            start(island);
          }
        isWatching = true;
        for (const island of started) if (isEnded(island)) started.delete(island);
        if (started.size === 0) root.dataset.hydrated = '';
        onFirstView();
      },
      { rootMargin: NEAR },
    );
    for (const island of islands) {
      if (island.dataset.start === 'at-once') start(island);
      // An island has no box of its own, so its first element is observed.
      else if (island.dataset.start === 'near' && island.firstElementChild)
        observer.observe(island.firstElementChild);
    }
    // The observer calls back at least once, so that a page without islands in view is ready too.
    observer.observe(document.body);
  };
  const firstPicture = () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  let isPreloaded = false;
  /** Loads what the first view needs. An island around the first picture is in it. */
  const preloadFirst = () => {
    const picture = firstPicture();
    if (isPreloaded || !picture) return;
    isPreloaded = true;
    preload(scripts.page);
    if (picture.closest('page-island')) preload(scripts.islands);
  };
  // The first picture was requested with the head. When it is in a painted page, its bytes are on their way, and the
  // scripts follow them without a pause.
  const preloadAfterPaint = () =>
    requestAnimationFrame(() => {
      if (firstPicture()) requestAnimationFrame(preloadFirst);
      else if (document.readyState === 'loading') preloadAfterPaint();
    });
  preloadAfterPaint();
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target === firstPicture()) preloadFirst();
    },
    true,
  );
  const run = () => {
    document.body.append(status);
    let isRunning = false;
    const afterPaint = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (isRunning) return;
          isRunning = true;
          const page = load(scripts.page).catch((error: unknown) => console.error(error));
          const firstView = new Promise<void>(watch).then(() => loading);
          void Promise.allSettled([page, firstView])
            // The pictures further down load after the scripts (components/startup/before-first-paint.ts).
            .then(() => delete root.dataset.opening);
        }),
      );
    const picture = firstPicture();
    setTimeout(afterPaint, PICTURE_TIMEOUT_MS);
    if (picture) picture.decode().then(afterPaint, afterPaint);
    else afterPaint();
  };
  document.addEventListener('DOMContentLoaded', run);
}

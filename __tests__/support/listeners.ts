/**
 * Removes what each test of this file listens to on the window and the document. In a browser, a script that listens
 * there runs once in a page.
 */
export function removeListenersAfterEach(): void {
  const added: (() => void)[] = [];
  beforeEach(() => {
    for (const target of [window, document]) {
      const listen = target.addEventListener.bind(target);
      const listenAndNote = (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        listen(type, listener, options);
        added.push(() => target.removeEventListener(type, listener, options));
      };
      jest.spyOn(target, 'addEventListener').mockImplementation(listenAndNote);
    }
  });
  afterEach(() => {
    for (const remove of added.splice(0)) remove();
  });
}

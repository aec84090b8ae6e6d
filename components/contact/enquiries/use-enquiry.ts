import { useLayoutEffect, type RefObject } from 'react';

/**
 * Writes the message that the address starts (#ask-wedding) into a form's field `message`. What somebody has typed is
 * never overwritten: the field is empty, or it still holds a message that an earlier address started. The links beside
 * that message, to a chat and a mail, take what was made of it in the field.
 */
export function useEnquiry(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem('message') as HTMLTextAreaElement | null;
    if (!field) return;
    const listening = new AbortController();
    const { signal } = listening;
    let hasOwnWords = false;
    const begin = () => {
      const prepared = [...document.querySelectorAll<HTMLElement>('[data-message]')];
      const message = prepared.find(({ id }) => `#${id}` === location.hash)?.dataset.message;
      if (!message) return;
      hasOwnWords = field.value !== '' && prepared.every(({ dataset }) => dataset.message !== field.value);
      if (!hasOwnWords) field.value = message;
    };
    const handOver = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>('[data-message] a');
      const section = link?.closest<HTMLElement>('[data-message]');
      if (!link || !section) return;
      const words = encodeURIComponent((!hasOwnWords && field.value) || section.dataset.message!);
      link.href = link.href.replace(/((?:text|body)=).*/, (_, name: string) => name + words);
    };
    begin();
    addEventListener('hashchange', begin, { signal });
    document.addEventListener('click', handOver, { signal, capture: true });
    return () => listening.abort();
  }, [form]);
}

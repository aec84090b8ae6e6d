import { useLayoutEffect, type RefObject } from 'react';

/**
 * Writes the message that the address has begun (#ask-wedding) into a form's field `message`. What somebody has typed is
 * never overwritten: the field is empty, or it still holds a message that an earlier address began.
 */
export function useEnquiry(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem('message') as HTMLTextAreaElement | null;
    if (!field) return;
    const begin = () => {
      const begun = [...document.querySelectorAll<HTMLElement>('[data-message]')];
      const message = begun.find(({ id }) => `#${id}` === location.hash)?.dataset.message;
      const isUntyped = field.value === '' || begun.some(({ dataset }) => dataset.message === field.value);
      if (message && isUntyped) field.value = message;
    };
    begin();
    addEventListener('hashchange', begin);
    return () => removeEventListener('hashchange', begin);
  }, [form]);
}

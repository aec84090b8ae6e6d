import { closest } from '@/lib/browser/closest';
import { encodeText } from '@/lib/links';

/**
 * Copies the message that the fragment chooses (#ask-wedding) into the field `message` of the form with
 * `data-enquiries`. It never overwrites what a visitor typed: it only changes an empty field, or a field with an
 * unchanged message of an earlier fragment. The chat and mail links next to the message use the text in the field.
 */
export function fillInEnquiry(): void {
  const field = document.querySelector<HTMLTextAreaElement>('[data-enquiries] [name=message]');
  if (!field) return;
  let hasOwnText = false;
  const fillField = () => {
    const prepared = [...document.querySelectorAll<HTMLElement>('[data-enquiry]')];
    const chosen = prepared.find(({ id }) => `#${id}` === location.hash);
    if (!chosen) return;
    const message = messageOf(chosen);
    hasOwnText = field.value !== '' && prepared.every((section) => messageOf(section) !== field.value);
    if (hasOwnText || field.value === message) return;
    field.value = message;
    // As if it were typed: it becomes part of the draft, and a press on Send from before no longer counts.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const fillLink = ({ target }: Event) => {
    const link = closest<HTMLAnchorElement>(target, '[data-enquiry] a');
    const section = link?.closest<HTMLElement>('[data-enquiry]');
    if (!link || !section) return;
    const text = encodeText((!hasOwnText && field.value) || messageOf(section));
    link.href = link.href.replace(/((?:text|body)=).*/, (_, name: string) => name + text);
  };
  fillField();
  addEventListener('hashchange', fillField);
  document.addEventListener('click', fillLink, { capture: true });
}

/** The message of a section with `data-enquiry`, as the visitor reads it. */
const messageOf = (section: HTMLElement) => section.querySelector('blockquote')?.textContent ?? '';

import { useEffect, useState, type RefObject } from 'react';

import type { Delivery } from '@/components/contact/contact-form/delivery';
import { MessageSender } from '@/components/contact/contact-form/message-sender';
import type { MailKeys } from '@/components/contact/contact-form/send-mail';

/**
 * The delivery of a form's message (message-sender.ts) as state of a component.
 *
 * @returns the state of the message; `send`, for the button; and `cancelSending`, which stops automatic sending
 */
export function useDelivery(form: RefObject<HTMLFormElement | null>, keys: MailKeys) {
  const [delivery, setDelivery] = useState<Delivery>('none');
  const [sender] = useState(() => new MessageSender(() => form.current, keys, setDelivery));
  // After hydration: only the browser knows a stored message, and the HTML must match the server's.
  useEffect(() => sender.start(), [sender]);
  return { delivery, send: sender.send, cancelSending: sender.cancel };
}

import type { Delivery } from '@/components/contact/contact-form/delivery';
import { throttledMs } from '@/components/contact/contact-form/throttle';
import { Notice } from '@/components/notice/notice';
import { fillPlaceholders } from '@/lib/format';

export interface DeliveryText {
  /** Shown while a message waits for a connection. */
  waiting: string;
  /** The button that cancels a waiting message. */
  doNotSend: string;
  /** Shown when a message was posted and no response came. */
  unsure: string;
  clear: string;
  /** Shown when a message waited, was sent and was then refused. */
  refused: string;
  /** Shown when another message was sent a moment ago: '{seconds}' until the next one. */
  throttled: string;
}

interface DeliveryNoticeProps {
  delivery: Delivery;
  text: DeliveryText;
  /** The visitor does not want to send the message that waits. */
  onCancel: () => void;
  /** The visitor wants an empty form. */
  onClear: () => void;
}

/** What the visitor must know about a message that is not sent, or perhaps not. */
export function DeliveryNotice({ delivery, text, onCancel, onClear }: DeliveryNoticeProps) {
  switch (delivery) {
    case 'waiting':
      return <Message text={text.waiting} action={text.doNotSend} onAction={onCancel} />;
    case 'unsure':
      return <Message text={text.unsure} action={text.clear} onAction={onClear} />;
    case 'refused':
      return <Message text={text.refused} />;
    case 'throttled': {
      const seconds = Math.max(1, Math.ceil(throttledMs() / 1000));
      return <Message text={fillPlaceholders(text.throttled, { seconds })} />;
    }
    default:
      return null;
  }
}

interface MessageProps {
  text: string;
  action?: string;
  onAction?: () => void;
}

/** A sentence, and an action for the visitor. */
function Message({ text, action, onAction }: MessageProps) {
  return (
    <Notice>
      <p>{text}</p>
      {action && (
        <button type="button" className="text-link mt-1 min-h-touch" onClick={onAction}>
          {action}
        </button>
      )}
    </Notice>
  );
}

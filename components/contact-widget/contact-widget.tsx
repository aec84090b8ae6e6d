import { ExternalLink } from '@/components/external-link/external-link';
import { Icon } from '@/components/icon/icon';
import type { IconName } from '@/content/icons';
import { labels } from '@/content/labels';
import { site } from '@/content/site';
import { chatLink, mailLink, telLink } from '@/lib/links';

import './contact-widget.css';

/** The three round buttons at the lower right of every page: chat, call and mail. */
export function ContactWidget() {
  const buttons: { label: string; href: string; icon: IconName; colour: string }[] = [
    {
      label: labels.chat,
      href: chatLink(site.phone.e164, site.whatsAppText),
      icon: 'chat',
      colour: 'bg-chat',
    },
    { label: labels.call, href: telLink(site.phone.e164), icon: 'phone', colour: 'bg-call' },
    { label: labels.email, href: mailLink(site.email), icon: 'mail', colour: 'bg-mail' },
  ];
  return (
    <nav
      aria-label={labels.floatingContact}
      className="contact-widget fixed right-[20px] bottom-[20px] z-widget print:hidden"
    >
      <ul>
        {buttons.map(({ label, href, icon, colour }) => (
          <li key={icon}>
            <ExternalLink
              href={href}
              hasSign={false}
              className={`widget-button block h-full rounded-full p-[14px] forced-colors:p-[12px] ${colour}`}
            >
              <Icon name={icon} className="size-7" />
              <span className="sr-only">{label}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

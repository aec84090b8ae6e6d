import { ExternalLink } from '@/components/external-link/external-link';
import { Icon } from '@/components/icon/icon';
import { labels } from '@/content/labels';
import { site } from '@/content/site';

/** The group's accounts. A placeholder is no link. */
export function SocialLinks() {
  return (
    <ul className="mt-4 flex flex-wrap gap-3 print:hidden">
      {site.social.map(({ name, icon, url, isPlaceholder }) => (
        <li key={name}>
          {isPlaceholder ? (
            <span
              role="img"
              aria-label={`${name}, ${labels.notYet}`}
              className="flex items-center gap-2 opacity-60"
            >
              <span className="round-button">
                <Icon name={icon} className="size-5" />
              </span>
              {labels.notYet}
            </span>
          ) : (
            <ExternalLink href={url} hasSign={false} className="round-button">
              <Icon name={icon} className="size-5" />
              <span className="sr-only">{name}</span>
            </ExternalLink>
          )}
        </li>
      ))}
    </ul>
  );
}

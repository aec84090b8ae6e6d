import { Icon } from '@/components/ui/icon';
import { site } from '@/content/site';
import { mailLink, telLink } from '@/lib/format';

/** Phone, places and e-mail above the header. */
export function TopBar() {
  return (
    <div className="top-bar on-dark">
      <div className="wrap top-bar-row">
        <a href={telLink(site.phone.e164)}>
          <Icon name="phone" className="size-4" />
          {site.phone.display}
        </a>
        <ul>
          {site.places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
        <a href={mailLink(site.email)}>
          <Icon name="mail" className="size-4" />
          {site.email}
        </a>
      </div>
    </div>
  );
}

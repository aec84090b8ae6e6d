import { Icon } from '@/components/icon/icon';
import { Reveal } from '@/components/reveal/reveal';
import { WholeWords } from '@/components/whole-words/whole-words';
import { serviceTiles } from '@/content/explore';

/** The services of the group. Each hotel's own list is in its amenities. */
export function ServiceTiles() {
  return (
    <Reveal>
      <ul
        role="list"
        className="mt-6 grid grid-cols-3 gap-x-3 gap-y-6 border-t border-sand pt-6 lg:grid-cols-6 lg:gap-x-6 cramped:grid-cols-1"
      >
        {serviceTiles.map(({ icon, title, description }) => (
          <li key={title}>
            <Icon name={icon} className="size-8 text-brass-dark" />
            <h3 className="mt-2 text-base leading-tight lg:text-lg">{title}</h3>
            <p className="mt-1 text-xs lg:text-sm">
              <WholeWords text={description} />
            </p>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}

import { Icon } from '@/components/ui/icon';
import { Reveal } from '@/components/ui/reveal';
import { serviceTiles } from '@/content/explore';

/** The six services every house offers. */
export function ServiceTiles() {
  return (
    <Reveal>
      <div className="service-tiles">
        {serviceTiles.map(({ icon, title, description }) => (
          <div key={title} className="service-tile">
            <Icon name={icon} className="size-9 text-brass-dark" />
            <h3 className="mt-4 text-lg">{title}</h3>
            <p className="mt-1 text-sm">{description}</p>
          </div>
        ))}
      </div>
    </Reveal>
  );
}

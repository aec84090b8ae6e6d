import { Icon } from '@/components/icon/icon';
import { Reveal } from '@/components/reveal/reveal';
import { serviceTiles } from '@/content/explore';

/** The six services every house offers. */
export function ServiceTiles() {
  return (
    <Reveal>
      <div className="mt-8 grid grid-cols-3 gap-x-3 gap-y-6 border-t border-sand pt-8 lg:grid-cols-6 lg:gap-x-6">
        {serviceTiles.map(({ icon, title, description }) => (
          <div key={title}>
            <Icon name={icon} className="size-8 text-brass-dark" />
            <h3 className="mt-2 text-base leading-tight lg:text-lg">{title}</h3>
            <p className="mt-1 text-xs lg:text-sm">{description}</p>
          </div>
        ))}
      </div>
    </Reveal>
  );
}

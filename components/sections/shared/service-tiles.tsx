import { Icon } from '@/components/ui/icon';
import { Reveal } from '@/components/ui/reveal';
import { serviceTiles } from '@/content/explore';

/** The six services every house offers. */
export function ServiceTiles() {
  return (
    <Reveal className="mt-16 grid grid-cols-2 gap-x-5 gap-y-8 border-t border-sand pt-10 md:grid-cols-3 xl:grid-cols-6">
      {serviceTiles.map(({ icon, title, description }) => (
        <div key={title} className="break-inside-avoid">
          <Icon name={icon} className="size-9 text-brass-dark" />
          <h3 className="mt-4 text-lg">{title}</h3>
          <p className="mt-1 text-sm">{description}</p>
        </div>
      ))}
    </Reveal>
  );
}

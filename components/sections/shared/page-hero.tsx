import { GableLine } from '@/components/ui/gable-line';
import { Picture } from '@/components/ui/picture';
import { pictures, type PictureName } from '@/content/pictures';

interface PageHeroProps {
  title: string;
  intro?: string;
  picture: PictureName;
}

/** The opening of a page: its title over its picture. */
export function PageHero({ title, intro, picture }: PageHeroProps) {
  return (
    <div className="page-hero on-dark">
      <Picture name={picture} alt={pictures[picture]} sizes="100vw" isFirst className="page-hero-picture" />
      <div className="page-hero-text">
        <div className="wrap">
          <GableLine className="mb-4 text-brass-light" />
          <h1 className="text-4xl">{title}</h1>
          {intro && <p className="mt-3 max-w-2xl text-lg">{intro}</p>}
        </div>
      </div>
    </div>
  );
}

import { site } from '@/content/site';

/** A hotel's name without the brand: 'Rubber House'. */
export function houseName(name: string): string {
  const brand = `${site.shortName} `;
  return name.startsWith(brand) ? name.slice(brand.length) : name;
}

import { hotelSilhouette } from '@/components/hotel/hotel-drawing/hotel-silhouette';
import { hotels } from '@/content/hotels';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** One file for each hotel: kochi.svg. */
export const generateStaticParams = () => hotels.map(({ id }) => ({ file: `${id}.svg` }));

/** The drawing of a hotel as a small picture, exported as the file /drawings/kochi.svg. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return new Response(hotelSilhouette({ id: file.replace(/\.svg$/, '') }), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}

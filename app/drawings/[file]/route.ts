import { drawingFile } from '@/components/hotel/hotel-drawing/draw-hotel';
import { hotels } from '@/content/hotels';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** One file for each hotel: kochi-1a2b3c4d.svg. */
export const generateStaticParams = () => hotels.map((hotel) => ({ file: drawingFile(hotel).name }));

/** The drawing of a hotel, exported as a file in /drawings. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const hotel = hotels.find((each) => drawingFile(each).name === file);
  return new Response(hotel && drawingFile(hotel).text, { headers: { 'Content-Type': 'image/svg+xml' } });
}

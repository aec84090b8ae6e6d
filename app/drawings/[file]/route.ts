import { drawingFiles } from '@/components/hotel/hotel-drawing/draw-hotel';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Next.js exports one file for each: '/drawings/hotels-1a2b3c4d.svg'. */
export const generateStaticParams = () => drawingFiles().map(({ name }) => ({ file: name }));

/** The drawings of the hotels: one file with all of them, and each as a picture. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const drawing = drawingFiles().find(({ name }) => name === file);
  return new Response(drawing?.text, { headers: { 'Content-Type': 'image/svg+xml' } });
}

import { llmsText } from '@/app/llms.txt/llms';

export const dynamic = 'force-static';

/** Exported as the file /llms.txt. */
export function GET(): Response {
  return new Response(llmsText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

import { isHtml } from '@/components/offline/worker/response-types';

/** Adds the banner and the date of the copy to a stored page. Other files are not changed. */
export async function markOfflineCopy(response: Response): Promise<Response> {
  if (!isHtml(response)) return response;
  const stored = await response.text();
  const language = /<html[^>]* lang="([^"]+)"/.exec(stored)?.[1];
  const date = response.headers.get('date');
  const day = date && new Date(date).toLocaleDateString(language, { dateStyle: 'long' });
  const html = stored
    .replace('<html', '<html data-offline-copy=""')
    .replace(/(<span data-copy-day[^>]*>)[^<]*/, (text, tag) => (day ? tag + day : text));
  return new Response(html, { headers: response.headers });
}

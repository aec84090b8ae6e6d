import { sitemapXml } from '@/lib/sitemap';

/** The elements of a sitemap, in order, as a reader of XML sees them. */
function read(text: string) {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return [...document.documentElement.children].map((url) =>
    [...url.children].map((part) => [part.nodeName, part.textContent]),
  );
}

test('names address and date ahead of the pictures, as the protocol orders them', () => {
  const text = sitemapXml([
    {
      url: 'https://a.example/',
      lastModified: '2026-03-01T10:00:00+05:30',
      images: ['https://a.example/1.jpg'],
    },
  ]);
  expect(read(text)).toEqual([
    [
      ['loc', 'https://a.example/'],
      ['lastmod', '2026-03-01T10:00:00+05:30'],
      ['image:image', 'https://a.example/1.jpg'],
    ],
  ]);
});

test('leaves out a date that nobody knows', () => {
  expect(read(sitemapXml([{ url: 'https://a.example/' }]))).toEqual([[['loc', 'https://a.example/']]]);
});

test('keeps every character of an address', () => {
  const url = `https://a.example/?q='a'&b="<c>"`;
  expect(read(sitemapXml([{ url }]))).toEqual([[['loc', url]]]);
});

test('puts everything into the two vocabularies', () => {
  const text = sitemapXml([{ url: 'https://a.example/', images: ['https://a.example/1.jpg'] }]);
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(document.getElementsByTagName('image:loc')[0]?.namespaceURI).toBe(
    'http://www.google.com/schemas/sitemap-image/1.1',
  );
});

import { internalTarget } from '@/lib/internal-target';
import { normalisePathname } from '@/lib/routes';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/about/index', '/about'],
  ['/Facilities//', '/Facilities'],
])('%s is the page %s', (pathname, expected) => {
  expect(normalisePathname(pathname)).toBe(expected);
});

describe('where a click inside the page leads', () => {
  /** Clicks an element inside of some HTML, or its link. */
  function clickIn(html: string): ReturnType<typeof internalTarget> {
    document.body.innerHTML = html;
    let target: ReturnType<typeof internalTarget> = null;
    document.body.addEventListener(
      'click',
      (event) => {
        target = internalTarget(event);
        event.preventDefault();
      },
      { once: true },
    );
    document.body
      .querySelector('[data-here], a, p')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return target;
  }

  test.each([
    ['a page', '<a href="/about">x</a>', { route: '/about', hash: '', isSamePage: false }],
    ['its slash form', '<a href="/about/">x</a>', { route: '/about', hash: '', isSamePage: false }],
    [
      'a place in a page',
      '<a href="/contact#stay-kochi">x</a>',
      { route: '/contact', hash: '#stay-kochi', isSamePage: false },
    ],
    ['this page', '<a href="/">x</a>', { route: '/', hash: '', isSamePage: true }],
    [
      'something in a link',
      '<a href="/gallery"><b data-here>x</b></a>',
      { route: '/gallery', hash: '', isSamePage: false },
    ],
    [
      'a link in a drawing',
      '<svg><a href="/about"><text data-here>x</text></a></svg>',
      { route: '/about', hash: '', isSamePage: false },
    ],
    ['no link', '<p>x</p>', null],
    ['another site', '<a href="https://elsewhere.example/about">x</a>', null],
    ['a new tab', '<a href="/about" target="_blank">x</a>', null],
    ['a download', '<a href="/about" download>x</a>', null],
    ['a phone number', '<a href="tel:+91">x</a>', null],
    ['a file', '<a href="/pictures/a.jpg">x</a>', null],
    ['another spelling', '<a href="/facilities">x</a>', null],
  ])('%s', (_, html, expected) => {
    expect(clickIn(html)).toEqual(expected);
  });
});

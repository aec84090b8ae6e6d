/** @jest-environment node */
import { partsOf, withPartsAsHtml } from '../../scripts/export/page-texts.mjs';

const row = (id, value) => `${id}:${JSON.stringify(value)}\n`;
const client = (id, name) => `${id}:I[7,["/a.js"],"${name}"]\n`;
const part = (id, children) => ['$', '$L1', null, { id, className: 'wrap', children }];

test('the parts of a page by their names, each as the page has it', () => {
  const html =
    '<!DOCTYPE html><html><body><p>Before</p><div class="a" data-part="list"><ul><li>One<li>Two &amp; three</ul>' +
    '<h2 data-part="inner">Rooms</h2></div><span data-part="mark"><svg><path d="M0 0"/></svg></span></body></html>';
  expect(Object.fromEntries(partsOf(html))).toEqual({
    list: '<ul><li>One<li>Two &amp; three</ul><h2>Rooms</h2>',
    inner: 'Rooms',
    mark: '<svg><path d="M0 0"/></svg>',
  });
});

test('a part travels as HTML; what only its elements needed does not travel', () => {
  const text = [
    client('1', 'StaticPart'),
    client('2', 'Carousel'),
    ':HL["/a.css","style"]\n',
    row('3', ['$', 'b', null, { children: 'Only in the part' }]),
    row('0', [part('list', ['Ten ', '$L3']), ['$', '$L2', null, { slides: ['One'] }]]),
  ].join('');

  const result = withPartsAsHtml(text, new Map([['list', 'Ten <b>houses</b>']]), new Map(), 'index.txt');

  expect(result).toBe(
    [
      client('1', 'StaticPart'),
      client('2', 'Carousel'),
      ':HL["/a.css","style"]\n',
      row('0', [
        ['$', '$L1', null, { id: 'list', className: 'wrap', html: 'Ten <b>houses</b>' }],
        ['$', '$L2', null, { slides: ['One'] }],
      ]),
    ].join(''),
  );
  expect(withPartsAsHtml(result, new Map(), new Map(), 'index.txt')).toBe(result);
});

test('words that begin with a dollar sign stay words to React', () => {
  const text = client('1', 'StaticPart') + row('0', part('price', '$$5'));
  const result = withPartsAsHtml(text, new Map([['price', '$5']]), new Map(), 'index.txt');
  expect(result).toContain('"html":"$$5"');
});

test('the parts of the page for unknown addresses are left empty; one that stands nowhere stops the build', () => {
  const text = client('1', 'StaticPart') + row('0', part('lost', 'Not found'));
  const inNotFound = new Map([['lost', 'Not found']]);
  expect(withPartsAsHtml(text, new Map(), inNotFound, 'about.txt')).toContain('"html":""');
  expect(() => withPartsAsHtml(text, new Map(), new Map(), 'about.txt')).toThrow(
    'about.txt: the static part "lost" does not stand in the page\'s HTML. Is its name on the element itself (components/ui/static-part.tsx)?',
  );
});

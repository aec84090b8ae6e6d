/** @jest-environment node */
import { withThinPayload } from '../../scripts/export/thin-payload.mjs';

/** A page whose payload is made of rows, cut into pieces as Next cuts it: anywhere. */
function page(rows, body = '') {
  const text = rows.join('');
  const half = Math.floor(text.length / 2);
  const scripts = [text.slice(0, half), text.slice(half)]
    .map((piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece)}])</script>`)
    .join('');
  return `<!DOCTYPE html><html><body>${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${scripts}</body></html>`;
}

/** What React would read: the pushed texts, run as the browser runs them. */
function payloadOf(html) {
  const pushed = [];
  for (const [, script] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    new Function('self', script)({ __next_f: { push: (entry) => pushed.push(entry) } });
  }
  return pushed
    .filter(([kind]) => kind === 1)
    .map(([, text]) => text)
    .join('');
}

const row = (id, value) => `${id}:${JSON.stringify(value)}\n`;
const component = (id, name) => `${id}:I[7,["/a.js"],"${name}"]\n`;
const thin = (html) => withThinPayload(html, 'index.html');

test('the children of a static part go, with the rows that only they needed; all else stays but the hints', () => {
  const html = page(
    [
      component('1', 'StaticPart'),
      component('2', 'Carousel'),
      ':HL["/a.css","style"]\n',
      row('3', ['$', 'p', null, { children: 'Only in the part' }]),
      row('4', ['$', 'p', null, { children: 'In the carousel' }]),
      row('0', {
        f: [
          ['$', '$L1', null, { id: 'grid', className: 'wrap', children: ['Ten houses', '$L3'] }],
          ['$', '$L2', null, { slides: ['$L4'], label: '$4:props:children' }],
        ],
      }),
    ],
    '<div class="wrap" data-part="grid">Ten houses</div>',
  );

  const result = thin(html);

  expect(payloadOf(result)).toBe(
    [
      component('1', 'StaticPart'),
      component('2', 'Carousel'),
      row('4', ['$', 'p', null, { children: 'In the carousel' }]),
      row('0', {
        f: [
          ['$', '$L1', null, { id: '0', className: 'wrap' }],
          ['$', '$L2', null, { slides: ['$L4'], label: '$4:props:children' }],
        ],
      }),
    ].join(''),
  );
  expect(result).toContain('<div class="wrap" data-part="0">Ten houses</div>');
  expect(result.split('__next_f.push([1,')).toHaveLength(2);
  expect(thin(result)).toBe(result);
});

test('parts of one name share a short name, and parts within parts go with the outer one', () => {
  const inner = ['$', '$L1', null, { id: 'heading', children: 'Rooms' }];
  const result = thin(
    page(
      [
        component('1', 'StaticPart'),
        row('0', [
          ['$', '$L1', null, { id: 'list', children: [inner] }],
          ['$', '$L1', null, { id: 'line', children: 'Official' }],
          ['$', '$L1', null, { id: 'line', children: 'Official' }],
        ]),
      ],
      '<div data-part="list"><h2 data-part="heading">Rooms</h2></div><p data-part="line"></p><p data-part="line"></p>',
    ),
  );

  expect(payloadOf(result)).toContain(
    row('0', [
      ['$', '$L1', null, { id: '0' }],
      ['$', '$L1', null, { id: '1' }],
      ['$', '$L1', null, { id: '1' }],
    ]),
  );
  expect(result).toContain('<div data-part="0"><h2>Rooms</h2></div>');
  expect(result.match(/data-part="1"/g)).toHaveLength(2);
});

test('long texts, streams and signs that end strings or scripts arrive as they were', () => {
  const text = 'It’s "5 o\'clock" \\ </script> \u2028 ₹';
  const rows = [
    `a:T${Buffer.byteLength(text).toString(16)},${text}`,
    'b:X\n',
    'b:C\n',
    row('c', text),
    row('0', ['$a', '$@b', '$c']),
  ];

  const result = thin(page(rows));

  expect(payloadOf(result)).toBe(rows.join(''));
  expect(thin(result)).toBe(result);
});

test('a static part that holds something interactive stops the build, however deep it lies', () => {
  const html = page([
    component('1', 'StaticPart'),
    component('2', 'CopyCode'),
    row('3', ['$', 'div', null, { children: ['$', '$L2', null, {}] }]),
    row('0', ['$', '$L1', null, { id: 'offers', children: ['$', 'ul', null, { children: '$L3' }] }]),
  ]);

  expect(() => thin(html)).toThrow(
    'index.html: the static part "offers" holds the client component CopyCode. Nothing in a static part can listen or move: take one out of the other (components/ui/static-part.tsx).',
  );
});

test('a reference into a static part stops the build', () => {
  const html = page([
    component('1', 'StaticPart'),
    row('3', ['$', '$L1', null, { id: 'grid', children: { text: ['shared'] } }]),
    row('0', ['$L3', '$3:props:children:text']),
  ]);

  expect(() => thin(html)).toThrow(
    "index.html: the page's payload refers to $3:props:children:text, which stands in a static part. Hand that part and the other a copy each.",
  );
});

test('a payload in another form stops the build; a page without one stays as it is', () => {
  expect(() => thin('<script>self.__next_f.push([1,`0:null`])</script>')).toThrow(
    "index.html: the page's payload is not in the form that scripts/export/thin-payload.mjs knows. Did Next.js change?",
  );
  expect(thin('<p>Moved</p>')).toBe('<p>Moved</p>');
});

test('a property that is undefined does not travel; an item of a list does, or the others would move up', () => {
  const html = page([
    row('0', { f: ['$undefined', { title: '$undefined', words: 'Ten houses' }], m: '$undefined' }),
  ]);
  expect(payloadOf(thin(html))).toBe(row('0', { f: ['$undefined', { words: 'Ten houses' }] }));
});

test('a payload that has been joined with other scripts is read and thinned like any other', () => {
  const html = thin(page([component('1', 'StaticPart'), row('0', ['$', '$L1', null, { id: '0' }])]));
  const joined = html.replaceAll('</script><script>', ';');
  expect(joined).not.toBe(html);
  expect(thin(joined)).toBe(joined);
});

test('the words of a script that has run do not travel; those of its element do', () => {
  const script = (inner) => row('0', ['$', 'script', null, { dangerouslySetInnerHTML: { __html: inner } }]);
  const result = thin(page([script('document.title')]));
  expect(payloadOf(result)).toBe(script(''));
  expect(thin(result)).toBe(result);
});

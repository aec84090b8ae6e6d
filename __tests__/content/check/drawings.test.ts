import { rmSync } from 'node:fs';
import path from 'node:path';

import { drawingMistakes } from '@/content/check/drawings';
import { formatMistake } from '@/content/check/mistake';
import { projectRoot } from '@/lib/node/project';

import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();
const messages = () => drawingMistakes(folder.path).map((mistake) => formatMistake(mistake, { hotels: {} }));
const disc = (attributes = 'fill="currentColor"') => `<circle cx="5" cy="5" r="5" ${attributes}/>`;
const svg = (inside: string, viewBox = '0 0 10 10') => `<svg viewBox="${viewBox}">${inside}</svg>`;
const logo = (source: string) => folder.write('content/logo.svg', source);

beforeEach(() => {
  logo(svg(disc()));
  folder.write('content/office-map.svg', svg(disc('fill="#a00"')));
  folder.write('content/drawings/kochi.svg', svg(disc('fill="#a00"')));
});

test('the drawings of the site have no mistakes', () => {
  expect(drawingMistakes(projectRoot)).toEqual([]);
});

test('only the logo must be without fixed colours', () => {
  expect(messages()).toEqual([]);
});

test.each([
  ['a colour', svg(disc('fill="#a00"')), "has the colour '#a00'; write currentColor"],
  ['a colour of a line', svg(disc('fill="none" stroke="red"')), "has the colour 'red'; write currentColor"],
  ['no colour', svg(disc('')), 'is black on dark; write fill="currentColor"'],
  ['a long box', svg(disc(), '0 0 300 60'), 'is 300 by 60; draw it about as wide as high'],
  ['a high box', svg(disc(), '0,0,20,60'), 'is 20 by 60; draw it about as wide as high'],
])('a logo with %s is refused', (_, source, message) => {
  logo(source);
  expect(messages()).toEqual([expect.stringContaining(`content/logo.svg: ${message}`)]);
});

test.each([['none'], ['inherit'], ['url(#shade)']])('a logo can have a shape with fill="%s"', (fill) => {
  logo(svg(disc() + disc(`fill="${fill}"`)));
  expect(messages()).toEqual([]);
});

test('a missing file and the drawing of a hotel without a box are named', () => {
  rmSync(path.join(folder.path, 'content/office-map.svg'));
  folder.write('content/drawings/kochi.svg', '<svg/>');
  expect(messages()).toEqual([
    'content/office-map.svg: is missing; draw it, or restore it from the git history',
    expect.stringContaining('content/drawings/kochi.svg: has no viewBox'),
  ]);
});

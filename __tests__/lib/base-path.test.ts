import { withBasePath } from '@/lib/base-path';

describe('an address under the path of the deployment', () => {
  const before = process.env.NEXT_PUBLIC_BASE_PATH;
  afterEach(() => {
    if (before === undefined) delete process.env.NEXT_PUBLIC_BASE_PATH;
    else process.env.NEXT_PUBLIC_BASE_PATH = before;
  });

  test.each([
    ['', '/', '/'],
    ['', '/about', '/about'],
    ['/site', '/', '/site/'],
    ['/site', '/about', '/site/about'],
  ])('with "%s", %s is %s', (base, path, expected) => {
    process.env.NEXT_PUBLIC_BASE_PATH = base;
    expect(withBasePath(path)).toBe(expected);
  });
});

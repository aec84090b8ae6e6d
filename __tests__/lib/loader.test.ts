import { afterLoader } from '@/components/loader/loader-end';

/** Puts a loader over the page; jsdom runs no animations of style sheets. */
function showLoader() {
  let end = { finish: () => {}, cancel: () => {} };
  const finished = new Promise<void>((resolve, reject) => {
    end = { finish: resolve, cancel: () => reject(new Error('AbortError')) };
  });
  const loader = document.body.appendChild(document.createElement('div'));
  loader.className = 'loader';
  loader.getAnimations = () => [{ finished } as unknown as Animation];
  return end;
}
/** Lets everything that has been promised come true. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  document.body.innerHTML = '';
});

test('without a loader it calls at once', () => {
  const callback = jest.fn();
  afterLoader(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

for (const end of ['finish', 'cancel'] as const) {
  test(`it waits until the loader has gone (${end})`, async () => {
    const loader = showLoader();
    const callback = jest.fn();
    afterLoader(callback);
    await settle();
    expect(callback).not.toHaveBeenCalled();
    loader[end]();
    await settle();
    expect(callback).toHaveBeenCalledTimes(1);
  });
}

test('taken back, it does not call', async () => {
  const loader = showLoader();
  const callback = jest.fn();
  const takeBack = afterLoader(callback);
  takeBack();
  loader.finish();
  await settle();
  expect(callback).not.toHaveBeenCalled();
});

import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';

import { StaticPart } from '@/components/ui/static-part';

test('shows its children, as while the pages are built', () => {
  render(
    <StaticPart id="grid" className="wrap">
      <p>Ten houses</p>
    </StaticPart>,
  );
  expect(screen.getByText('Ten houses').parentElement).toHaveClass('wrap');
});

test('shows HTML that it is given, as where a link led to the page', () => {
  const { container } = render(<StaticPart id="rooms" className="wrap" html="<p>Six <b>rooms</b></p>" />);
  expect(container.innerHTML).toBe('<div class="wrap" data-part="rooms"><p>Six <b>rooms</b></p></div>');
});

test('without children it leaves the HTML that it finds, and brings it back later', async () => {
  const errors = jest.spyOn(console, 'error');
  const page = document.createElement('div');
  page.innerHTML = '<div class="wrap" data-part="list"><p>Ten <b>houses</b></p></div>';
  document.body.append(page);
  const words = page.querySelector('p')!;

  const root = hydrateRoot(page, <StaticPart id="list" className="wrap" />);
  await act(async () => {});

  expect(page.querySelector('p')).toBe(words);
  await act(async () => root.render(<p>Another page</p>));
  expect(page).toHaveTextContent('Another page');

  await act(async () => root.render(<StaticPart id="list" className="wrap" />));
  expect(page.innerHTML).toBe('<div class="wrap" data-part="list"><p>Ten <b>houses</b></p></div>');
  expect(errors).not.toHaveBeenCalled();
});

/** @jest-environment jsdom */
import { render } from '@testing-library/react';

import { Icon } from '@/components/icon/icon';
import type { IconName } from '@/content/icons';

test('an unknown name is logged, and its drawing is empty', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(<Icon name={'unicorn' as IconName} />);
  expect(log).toHaveBeenCalledWith('Icon not found: unicorn');
  expect(container.querySelector('svg')).toBeEmptyDOMElement();
});

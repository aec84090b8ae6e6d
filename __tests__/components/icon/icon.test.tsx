import { render } from '@testing-library/react';

import { Icon } from '@/components/icon/icon';
import type { IconName } from '@/content/icons';

test('an unknown name is logged and leaves a gap of the same size', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(<Icon name={'unicorn' as IconName} className="size-5" />);
  expect(log).toHaveBeenCalledWith('Icon not found: unicorn');
  expect(container.querySelector('path')).toBeNull();
  expect(container.firstChild).toHaveClass('size-5');
});

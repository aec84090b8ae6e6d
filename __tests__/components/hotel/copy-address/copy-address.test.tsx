/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';

import { CopyAddress } from '@/components/hotel/copy-address/copy-address';
import { copyAddressOnClick } from '@/components/hotel/copy-address/copy-address-on-click';
import { labels } from '@/content/labels';
import { addressLine } from '@/lib/format';

const address = {
  lines: ['Mattancherry Road', 'Fort Kochi'],
  locality: 'Kochi',
  district: 'Ernakulam',
  state: 'Kerala',
  country: 'India',
  pin: '682001',
};

test('a click copies the address beside the button, and the button says so', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  copyAddressOnClick();
  render(<CopyAddress address={address} name="House Kochi" />);
  const button = screen.getByRole('button');
  await act(async () => button.click());
  expect(writeText.mock.calls).toEqual([[addressLine(address)]]);
  expect(button).toHaveAttribute('data-result', 'copied');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(labels.addressCopied));
});

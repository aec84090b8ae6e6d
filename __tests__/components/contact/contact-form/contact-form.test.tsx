/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';

import { ContactForm } from '@/components/contact/contact-form/contact-form';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

const mockSend = jest.fn();
jest.mock('@/components/contact/contact-form/send-mail', () => ({
  ...jest.requireActual('@/components/contact/contact-form/send-mail'),
  sendMail: (...values: unknown[]) => mockSend(...values),
}));

const TIMEOUT_MS = 20_000;
const typed = {
  [labels.yourName]: 'Anna',
  [labels.yourEmail]: 'anna@example.org',
  [labels.yourPhone]: '+91 98',
  [labels.yourMessage]: 'Two rooms',
};

/** A request that the test ends. */
function heldSend() {
  let accept = () => {};
  let refuse: (reason: unknown) => void = () => {};
  mockSend.mockImplementationOnce(
    () =>
      new Promise<void>((resolve, reject) => {
        accept = resolve;
        refuse = reject;
      }),
  );
  return {
    accept: () => act(async () => accept()),
    refuse: (reason: unknown) => act(async () => refuse(reason)),
  };
}

const form = () => screen.getByRole<HTMLFormElement>('form', { name: headings.contactForm.title });
const submit = () => act(async () => void fireEvent.submit(form()));
const type = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const values = () => Object.keys(typed).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
/** The fields of the message of a request. */
const sentFields = (request: number) =>
  Object.fromEntries(new FormData((mockSend.mock.calls[request] as [HTMLFormElement])[0]).entries());
const waitFor = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

const result = () => screen.getByRole('alert');
const sendButton = () =>
  screen.getByRole('button', { name: (name) => [labels.send, labels.sending].includes(name) });

function expectNothingLost() {
  expect(values()).toEqual(Object.values(typed));
  expect(result()).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  mockSend.mockReset().mockResolvedValue(undefined);
  render(
    <ContactForm
      keys={{ publicKey: 'a', serviceId: 'b', templateId: 'c' }}
      whenFailed={<p>Write to us</p>}
      notice={null}
    />,
  );
  type(typed);
});
afterEach(() => jest.useRealTimers());

test('the whole message is sent, also by a browser that copies no typed text', async () => {
  const { cloneNode } = Node.prototype;
  jest.spyOn(Node.prototype, 'cloneNode').mockImplementation(function (this: Node, isDeep) {
    const copy = cloneNode.call(this, isDeep);
    if (copy instanceof Element) copy.querySelectorAll('textarea').forEach((field) => (field.value = ''));
    return copy;
  });
  await submit();
  expect(sentFields(0)).toMatchObject({ message: typed[labels.yourMessage] });
});

test('two submits in a row send one message', async () => {
  const send = heldSend();
  await submit();
  await submit();
  expect(mockSend).toHaveBeenCalledTimes(1);
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
  await send.accept();
  expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
});

test('what is typed during the send is not part of the message, and stays', async () => {
  const send = heldSend();
  await submit();
  type({ [labels.yourMessage]: 'Something else' });
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
  expect(sentFields(0)).toEqual({
    from_name: 'Anna',
    frommail: 'anna@example.org',
    phone: '+91 98',
    message: 'Two rooms',
  });
  await send.accept();
  expect(result()).toHaveTextContent(labels.messageSent);
  expect(screen.getByLabelText(labels.yourMessage)).toHaveValue('Something else');
  // The next message begins.
  type({ [labels.yourMessage]: 'Something else, please' });
  expect(result()).toBeEmptyDOMElement();
});

describe('after twenty seconds without a response', () => {
  test('the form says that the message may have arrived, and can be sent again or cleared', async () => {
    heldSend();
    await submit();
    await waitFor(TIMEOUT_MS - 1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(1);
    expect(screen.getByRole('status')).toHaveTextContent(labels.maybeSent);
    expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
    expect(values()).toEqual(Object.values(typed));
    fireEvent.click(screen.getByRole('button', { name: labels.clearForm }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(values()).toEqual(['', '', '', '']);
  });

  test('a late success is shown', async () => {
    const send = heldSend();
    await submit();
    await waitFor(TIMEOUT_MS);
    await send.accept();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(result()).toHaveTextContent(labels.messageSent);
    expect(values()).toEqual(['', '', '', '']);
  });

  test('a late failure is logged', async () => {
    const send = heldSend();
    await submit();
    await waitFor(TIMEOUT_MS);
    await send.refuse({ status: 500, text: 'Server' });
    expect(console.error).toHaveBeenLastCalledWith('Contact form: not sent', '(500 Server)');
    expectNothingLost();
  });

  test('a late response says nothing about the next message', async () => {
    const first = heldSend();
    await submit();
    await waitFor(TIMEOUT_MS);
    const second = heldSend();
    await submit();
    await first.accept();
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    expect(values()).toEqual(Object.values(typed));
    await second.refuse({ status: 500, text: 'Server' });
    expectNothingLost();
  });
});

test('a message of spaces only is not sent', async () => {
  type({ [labels.yourMessage]: ' \n\u00a0' });
  await submit();
  expect(mockSend).not.toHaveBeenCalled();
  expect(screen.getByLabelText(labels.yourMessage)).toHaveAccessibleDescription(labels.wrongMessage);
});

test('the honeypot is part of the message only if a program filled it in', async () => {
  await submit();
  expect(sentFields(0)).not.toHaveProperty('contact_reference');
  type(typed);
  form().querySelector<HTMLInputElement>('[name="contact_reference"]')!.value = 'spam';
  await submit();
  expect(sentFields(1)).toHaveProperty('contact_reference', 'spam');
});

test.each([
  ['within the throttle says when the next message can be sent', Date.now(), true],
  ['of the service is only logged', 0, false],
])('a 429 %s', async (_, lastSent, isThrottled) => {
  localStorage.setItem('contact', JSON.stringify(lastSent));
  mockSend.mockRejectedValueOnce({ status: 429, text: 'Too Many Requests' });
  await submit();
  if (!isThrottled) return expectNothingLost();
  expect(screen.getByRole('status').textContent.replace(/\d+/, '{seconds}')).toBe(labels.throttled);
  expect(values()).toEqual(Object.values(typed));
});

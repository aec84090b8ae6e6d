import { act, fireEvent, render, screen } from '@testing-library/react';

import { ContactForm } from '@/components/contact/contact-form/contact-form';
import { SEND_TIMEOUT_MS } from '@/components/contact/contact-form/send-mail';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

const mockSend = jest.fn();
jest.mock('@/components/contact/contact-form/send-mail', () => ({
  ...jest.requireActual('@/components/contact/contact-form/send-mail'),
  sendMail: (...values: unknown[]) => mockSend(...values),
}));

const keys = { publicKey: 'a', serviceId: 'b', templateId: 'c' };
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
const values = () => Object.keys(typed).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
const honeypot = () => form().querySelector<HTMLInputElement>('[name="contact_reference"]')!;

let view: ReturnType<typeof render>;
function show() {
  view = render(
    <ContactForm
      keys={keys}
      whenOffline={<p>Call us instead</p>}
      whenOutdated={<p>Load it again</p>}
      whenFailed={<p>Write to us</p>}
      notice={null}
    />,
  );
}
/** Simulates another page or a reload: only the session storage is left. */
function comeBack() {
  view.unmount();
  show();
}

/** The message about the state, without those that are hidden. */
const status = () => {
  const shown = [...screen.getByRole('status').children].filter(
    (element) => !(element as HTMLElement).hidden,
  );
  return shown.map((element) => element.textContent).join('');
};
const sendButton = () =>
  screen.getByRole('button', { name: (name) => [labels.send, labels.sending].includes(name) });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  mockSend.mockReset().mockResolvedValue(undefined);
  show();
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
});
afterEach(() => jest.useRealTimers());

test('a missing script shows a message and keeps the text; an error of the service shows none', async () => {
  mockSend.mockRejectedValueOnce({ status: 0, text: 'gone', isLibraryMissing: true });
  await submit();
  expect(status()).toContain('Load it again');
  expect(values()).toEqual(Object.values(typed));
  mockSend.mockRejectedValueOnce({ status: 500, text: 'Server' });
  await submit();
  expect(status()).toBe('');
});

test('every error is logged: a failed send with its status and text, any other as it is', async () => {
  mockSend.mockRejectedValueOnce({ status: 500, text: 'Server' });
  await submit();
  expect(console.error).toHaveBeenLastCalledWith('Contact form: not sent', '(500 Server)');
  const error = new TypeError('Illegal invocation');
  mockSend.mockRejectedValueOnce(error);
  await submit();
  expect(console.error).toHaveBeenLastCalledWith('Contact form: not sent', error);
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

test('without a response the attempt times out, and no notice says that the message was sent', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const send = heldSend();
  await submit();
  const [, , { signal }] = mockSend.mock.calls[0] as [unknown, unknown, { signal: AbortSignal }];
  expect(signal.aborted).toBe(false);
  await act(async () => jest.advanceTimersByTime(SEND_TIMEOUT_MS));
  expect(signal.aborted).toBe(true);
  await send.refuse({ status: 0, text: 'No response' });
  expect(status()).toBe('');
  expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
  expect(values()).toEqual(Object.values(typed));
});

test('a posted message without a response is "unsure", until it is sent again or cleared', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const send = heldSend();
  await submit();
  (mockSend.mock.calls[0] as [unknown, unknown, { onPost: () => void }])[2].onPost();
  await act(async () => jest.advanceTimersByTime(SEND_TIMEOUT_MS));
  await send.refuse({ status: 0, text: 'No response' });
  expect(status()).toContain(labels.maybeSent);
  comeBack();
  expect(status()).toContain(labels.maybeSent);
  expect(mockSend).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: labels.clearForm }));
  expect(status()).toBe('');
  expect(values()).toEqual(['', '', '', '']);
  comeBack();
  expect(status()).toBe('');
});

test('on return to a page that was left before the response, the message is "unsure"', async () => {
  heldSend();
  await submit();
  (mockSend.mock.calls[0] as [unknown, unknown, { onPost: () => void }])[2].onPost();
  comeBack();
  expect(status()).toContain(labels.maybeSent);
  expect(values()).toEqual(Object.values(typed));
});

test("'Message Sent' disappears when the next message is started, and changes during the send stay", async () => {
  const send = heldSend();
  await submit();
  fireEvent.input(screen.getByLabelText(labels.yourMessage), { target: { value: 'Something else' } });
  await send.accept();
  expect(screen.getByRole('alert')).toHaveTextContent(labels.messageSent);
  expect(screen.getByLabelText(labels.yourMessage)).toHaveValue('Something else');
  fireEvent.input(screen.getByLabelText(labels.yourMessage), { target: { value: 'Something else, please' } });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a message of spaces only is not sent', async () => {
  fireEvent.input(screen.getByLabelText(labels.yourMessage), { target: { value: ' \n\u00a0' } });
  await submit();
  expect(mockSend).not.toHaveBeenCalled();
  expect(screen.getByLabelText(labels.yourMessage)).toHaveAccessibleDescription(labels.wrongMessage);
});

test('the honeypot is part of the message only if a program filled it in', async () => {
  const send = heldSend();
  await submit();
  const names = ['from_name', 'frommail', 'phone', 'message'];
  expect([...new FormData(form()).keys()]).toEqual(names);
  await send.accept();
  for (const [label, value] of Object.entries(typed))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  fireEvent.change(honeypot(), { target: { value: 'spam' } });
  heldSend();
  await submit();
  expect([...new FormData(form()).keys()]).toEqual([...names, 'contact_reference']);
});

test('a second message within the throttle says when it can be sent', async () => {
  mockSend.mockRejectedValueOnce({ status: 429, text: 'Too Many Requests' });
  await submit();
  expect(status().replace(/\d+/, '{seconds}')).toBe(labels.throttled);
  expect(values()).toEqual(Object.values(typed));
});

describe('offline', () => {
  let isOnline = false;
  const turn = (on: boolean) =>
    act(async () => {
      isOnline = on;
      window.dispatchEvent(new Event(on ? 'online' : 'offline'));
    });
  beforeEach(async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    await turn(false);
  });
  afterEach(() => jest.restoreAllMocks());

  test('a message waits, keeps all its fields, and is sent once when online', async () => {
    await submit();
    expect(mockSend).not.toHaveBeenCalled();
    expect(status()).toContain(labels.messageWaiting);
    expect(values()).toEqual(Object.values(typed));
    await turn(true);
    expect(mockSend).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent(labels.messageSent);
    expect(status()).toBe('');
    await turn(false);
    await turn(true);
    expect(mockSend).toHaveBeenCalledTimes(1);
  });

  const network = { status: 0, text: 'Network Error' };

  test('if the connection is back only briefly, it waits again, and is sent at the next try', async () => {
    await submit();
    mockSend.mockRejectedValueOnce(network);
    await turn(true);
    expect(mockSend).toHaveBeenCalledTimes(1);
    expect(status()).toContain(labels.messageWaiting);
    await turn(false);
    await turn(true);
    expect(mockSend).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert')).toHaveTextContent(labels.messageSent);
  });

  test.each([network, { status: 503, text: 'Down' }, { status: 429, text: 'Too Many Requests' }])(
    'a temporary error (%j) is retried with longer pauses, without an event from the browser',
    async (failure) => {
      jest.useFakeTimers({ doNotFake: ['performance'] });
      await submit();
      mockSend.mockRejectedValueOnce(failure).mockRejectedValueOnce(network);
      await turn(true);
      await act(async () => jest.advanceTimersByTime(10_000));
      expect(mockSend).toHaveBeenCalledTimes(2);
      await act(async () => jest.advanceTimersByTime(14_000));
      expect(mockSend).toHaveBeenCalledTimes(2);
      await act(async () => jest.advanceTimersByTime(1_000));
      expect(screen.getByRole('alert')).toHaveTextContent(labels.messageSent);
      expect(mockSend).toHaveBeenCalledTimes(3);
    },
  );

  test('it survives a reload, and is sent when the page loads online', async () => {
    await submit();
    comeBack();
    expect(status()).toContain(labels.messageWaiting);
    view.unmount();
    isOnline = true;
    await act(async () => show());
    expect(mockSend).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent(labels.messageSent);
    comeBack();
    expect(mockSend).toHaveBeenCalledTimes(1);
    expect(status()).toBe('');
  });

  test('if the page is left while its waiting message is sent, it is not sent again automatically', async () => {
    await submit();
    mockSend.mockImplementationOnce((_form, _keys, { onPost }: { onPost: () => void }) => {
      onPost();
      return Promise.reject(network);
    });
    await turn(true);
    window.dispatchEvent(new Event('pagehide'));
    comeBack();
    expect(status()).toContain(labels.maybeSent);
    expect(mockSend).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['taken back', () => fireEvent.click(screen.getByRole('button', { name: labels.doNotSend }))],
    [
      'changed',
      () => fireEvent.input(screen.getByLabelText(labels.yourMessage), { target: { value: 'Three' } }),
    ],
  ])('a message that is %s no longer waits, and its text stays', async (_, change) => {
    await submit();
    change();
    expect(screen.queryByText(labels.messageWaiting)).toBeNull();
    await turn(true);
    expect(mockSend).not.toHaveBeenCalled();
    expect(screen.getByLabelText(labels.yourMessage)).not.toHaveValue('');
  });

  test('if the service refuses a waiting message, the form shows it and does not retry', async () => {
    await submit();
    mockSend.mockRejectedValueOnce({ status: 412, text: 'Grant' });
    await turn(true);
    expect(status()).toContain(labels.notSent);
    await turn(false);
    await turn(true);
    expect(mockSend).toHaveBeenCalledTimes(1);
  });

  test('a message that waits in a duplicated tab is sent once, and both tabs show it', async () => {
    await submit();
    const other = { ...sessionStorage };
    await turn(true);
    expect(mockSend).toHaveBeenCalledTimes(1);
    for (const [key, value] of Object.entries(other)) sessionStorage.setItem(key, String(value));
    view.unmount();
    await act(async () => show());
    expect(mockSend).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent(labels.messageSent);
  });

  test('a message is only sent if the visitor clicked Send', async () => {
    await turn(true);
    expect(mockSend).not.toHaveBeenCalled();
  });
});

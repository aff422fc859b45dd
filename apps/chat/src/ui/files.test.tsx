// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, UNREACHABLE } from '#api/ApiError.ts';
import { renderChat } from '#testing/renderChat.tsx';

const photo = (name = 'buckle.png') => new File(['pixels'], name, { type: 'image/png' });
const invoice = () => new File(['numbers'], 'invoice.pdf', { type: 'application/pdf' });
const chosen = () => screen.findByRole('list', { name: 'Attached files' });

beforeEach(() => {
  // jsdom draws no pictures.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

describe('files', () => {
  it('are chosen, sent with a text, and shown in the thread', async () => {
    const { user, box, fake } = renderChat();
    await user.upload(await screen.findByLabelText('Files to attach'), [photo(), invoice()]);
    expect(await within(await chosen()).findByText('invoice.pdf')).toBeVisible();

    await user.type(await box(), 'My buckle broke{Enter}');
    await screen.findByText('Sent');

    const log = screen.getByRole('log');
    expect(await within(log).findByRole('link', { name: 'buckle.png' })).toHaveAttribute(
      'href',
      'https://api.example/buckle.png',
    );
    expect(within(log).getByRole('link', { name: /invoice.pdf/ })).toBeVisible();
    expect(fake.last.messages.at(-1)?.attachments).toHaveLength(2);
    expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument();
  });

  it('stand in the thread as agents see them, pictures first', async () => {
    const { user, box } = renderChat();
    await user.upload(await screen.findByLabelText('Files to attach'), [invoice(), photo()]);
    await user.type(await box(), 'My buckle broke{Enter}');
    await screen.findByText('Sent');

    const files = within(await within(screen.getByRole('log')).findByRole('list', { name: 'Files' }));
    expect(await files.findByRole('link', { name: 'buckle.png' })).toBeVisible();
    const names = files.getAllByRole('link').map((link) => link.querySelector('img')?.alt ?? link.textContent);
    expect(names).toEqual(['buckle.png', expect.stringContaining('invoice.pdf')]);
  });

  it('need no text', async () => {
    const { user, fake } = renderChat();
    await user.upload(await screen.findByLabelText('Files to attach'), photo());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('Sent');

    expect(fake.last.messages.at(-1)).toMatchObject({ body: '', attachments: [{ name: 'buckle.png' }] });
  });

  it('are waited for by a message that was sent before they had been uploaded', async () => {
    const { user, box, fake } = renderChat();
    const upload = fake.api.upload.bind(fake.api);
    let go = () => {};
    const isTold = new Promise<void>((resolve) => (go = resolve));
    vi.spyOn(fake.api, 'upload').mockImplementation(async (...file) => {
      await isTold;
      return upload(...file);
    });
    await user.upload(await screen.findByLabelText('Files to attach'), photo());
    await user.type(await box(), 'My buckle broke{Enter}');
    expect(await screen.findByText('Sent as soon as the files are uploaded')).toBeVisible();
    expect(await box()).toHaveValue('My buckle broke');

    go();

    await screen.findByText('Sent');
    expect(fake.last.messages.at(-1)).toMatchObject({ body: 'My buckle broke', attachments: [{ name: 'buckle.png' }] });
    expect(await box()).toHaveValue('');
  });

  it('come by drag, and by paste', async () => {
    const { box, element } = renderChat();
    const dataTransfer = { types: ['Files'], files: [photo('dropped.png')] };
    await box();
    const main = within(element).getByRole('main');

    fireEvent.dragEnter(main, { dataTransfer });
    expect(await screen.findByText('Drop the files to attach them')).toBeVisible();
    fireEvent.drop(main, { dataTransfer });
    fireEvent.paste(await box(), { clipboardData: { files: [photo('pasted.png')] } });

    expect(await within(await chosen()).findByText('dropped.png')).toBeVisible();
    expect(await within(await chosen()).findByText('pasted.png')).toBeVisible();
    expect(screen.queryByText('Drop the files to attach them')).not.toBeInTheDocument();
  });

  it('say that they did not get through, and are tried again', async () => {
    const { user, fake } = renderChat();
    fake.refusal = null;
    const input = await screen.findByLabelText('Files to attach');
    vi.spyOn(fake.api, 'upload').mockRejectedValueOnce(new ApiError(UNREACHABLE, 'The file did not get through.'));
    await user.upload(input, photo());
    expect(await screen.findByText('The file did not get through.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Retry buckle.png' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled());
  });

  it('that there is no room for yet can be tried again once others are sent', async () => {
    const { user, fake } = renderChat();
    const problem = 'You have 30 files that are not sent yet. Send them first, or try again tomorrow.';
    vi.spyOn(fake.api, 'upload').mockRejectedValueOnce(new ApiError('TOO_MANY_FILES', problem));
    await user.upload(await screen.findByLabelText('Files to attach'), photo());
    expect(await within(await chosen()).findByText(problem)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Retry buckle.png' }));

    await waitFor(() => expect(screen.queryByText(problem)).not.toBeInTheDocument());
  });

  it('are refused when they are too large or too many, and can only be removed', async () => {
    const { user, fake } = renderChat();
    const large = new File(['x'], 'film.mp4');
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    await user.upload(await screen.findByLabelText('Files to attach'), large);

    expect(await screen.findByText('Files may have up to 10 MB.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove film.mp4' }));
    expect(screen.queryByText('film.mp4')).not.toBeInTheDocument();
    expect(fake.requests).not.toContain('upload');
  });

  it('come back to the box with a message that is edited before it was sent', async () => {
    const { user, box, page } = renderChat();
    await user.upload(await screen.findByLabelText('Files to attach'), photo());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled());
    page.become({ isOnline: false });
    await user.type(await box(), 'My buckle{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));

    expect(await box()).toHaveValue('My buckle');
    expect(await within(await chosen()).findByText('buckle.png')).toBeVisible();
  });
});

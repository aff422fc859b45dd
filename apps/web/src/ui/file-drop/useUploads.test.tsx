import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ProgressList } from '../progress/ProgressList.tsx';
import { FileDrop } from './FileDrop.tsx';
import { UploadRefused, useUploads, type UploadFile } from './useUploads.ts';

type Sent = Parameters<UploadFile>[1] & { name: string; finish: () => void; fail: (error: Error) => void };

const LIMITS = { kinds: ['.pdf'], kindsName: 'PDF', maxCount: 3 };
const pdf = (name: string) => new File(['text'], name, { type: 'application/pdf' });

function start() {
  const sent: Sent[] = [];
  const upload: UploadFile = (file, options) =>
    new Promise((finish, fail) => {
      sent.push({ ...options, name: file.name, finish, fail });
    });
  function Uploads() {
    const { items, add } = useUploads({ limits: LIMITS, upload, atOnce: 2 });
    return (
      <>
        <FileDrop label="Documents" limits={LIMITS} onFiles={add} />
        <ProgressList label="Uploads" items={items} />
      </>
    );
  }
  const { container, unmount } = render(<Uploads />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nothing to choose files with.');
  const person = userEvent.setup({ applyAccept: false });
  return {
    sent,
    unmount,
    person,
    choose: (...files: File[]) => person.upload(input, files),
    row: (name: string) => within(screen.getByText(name).closest('li') ?? container),
  };
}

describe('uploads', () => {
  it('run two at once, show how far they are, and let the next one in', async () => {
    const { sent, choose, row } = start();
    await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    act(() => sent[0]?.onProgress(0.4));
    expect(row('a.pdf').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    expect(row('c.pdf').getByText('Waiting')).toBeVisible();
    await act(async () => sent[0]?.finish());
    expect(row('a.pdf').getByText('Done')).toBeVisible();
    expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  });

  it('answer beside each file that may not come', async () => {
    const { sent, choose, row } = start();
    await choose(new File(['x'], 'page.exe'), pdf('a.pdf'));
    expect(row('page.exe').getByRole('alert')).toHaveTextContent('This kind of file cannot be read. Choose PDF.');
    expect(row('page.exe').queryByRole('button', { name: /Try again/ })).toBeNull();
    expect(sent).toHaveLength(1);
    await choose(pdf('b.pdf'), pdf('c.pdf'), pdf('d.pdf'));
    expect(row('d.pdf').getByRole('alert')).toHaveTextContent('Only 2 files can be added.');
  });

  it('are cancelled, and tried again from the beginning', async () => {
    const { sent, choose, row, person } = start();
    await choose(pdf('a.pdf'));
    await person.click(row('a.pdf').getByRole('button', { name: 'Cancel: a.pdf' }));
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(row('a.pdf').getByText('Cancelled')).toBeVisible();
    await act(async () => sent[0]?.finish());
    expect(row('a.pdf').getByText('Cancelled')).toBeVisible();
    await person.click(row('a.pdf').getByRole('button', { name: 'Try again: a.pdf' }));
    await act(async () => sent[1]?.finish());
    expect(row('a.pdf').getByText('Done')).toBeVisible();
  });

  it('say what the server said, and end with the screen', async () => {
    const { sent, choose, row, unmount } = start();
    await choose(pdf('a.pdf'), pdf('b.pdf'));
    await act(async () => sent[0]?.fail(new Error('The storage is full. Delete documents first.')));
    expect(row('a.pdf').getByRole('alert')).toHaveTextContent('The storage is full. Delete documents first.');
    expect(row('a.pdf').getByRole('button', { name: 'Try again: a.pdf' })).toBeVisible();
    unmount();
    expect(sent[1]?.signal.aborted).toBe(true);
  });

  it('offer no other try for a file that the server will not take', async () => {
    const { sent, choose, row, person } = start();
    await choose(pdf('a.pdf'));
    await act(async () => sent[0]?.fail(new UploadRefused('Files of this kind cannot be sent.')));
    expect(row('a.pdf').getByRole('alert')).toHaveTextContent('Files of this kind cannot be sent.');
    expect(row('a.pdf').queryByRole('button', { name: /Try again/ })).toBeNull();
    await person.click(row('a.pdf').getByRole('button', { name: /Remove from the list/ }));
    expect(screen.queryByText('a.pdf')).toBeNull();
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify, toastDuration, type Toast } from '../toast.ts';
import { undoToast } from '../undoToast.ts';
import ToastContainer from './ToastContainer.tsx';

async function raise(toast: Toast) {
  act(() => notify(toast));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

/** jsdom plays no animations: the library lets a toast go when its exit has ended. */
async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(() => vi.advanceTimersByTimeAsync(0));
  for (const leaving of document.querySelectorAll('.toast[data-in=false]')) fireEvent.animationEnd(leaving);
}

const isThere = (title: string) => screen.queryByText(title) !== null;

let isInWindow = true;

beforeEach(async () => {
  isInWindow = true;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isInWindow);
  vi.useFakeTimers();
  render(<ToastContainer />);
  await act(() => vi.advanceTimersByTimeAsync(0));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('toasts', () => {
  it('stay three seconds, in billing five, with something to do eight', () => {
    expect(toastDuration({})).toBe(3000);
    expect(toastDuration({ duration: 'long' })).toBe(5000);
    expect(toastDuration({ action: { label: 'Undo', onAction: () => {} } })).toBe(8000);
  });

  it('go when their time is over', async () => {
    await raise({ kind: 'success', title: 'Saved' });
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    await pass(2500);
    expect(isThere('Saved')).toBe(true);
    await pass(600);
    expect(isThere('Saved')).toBe(false);
  });

  it('are three at most; the next one comes when one has gone, and none is lost', async () => {
    for (const title of ['First', 'Second', 'Third', 'Fourth']) await raise({ kind: 'success', title });
    expect(['First', 'Second', 'Third', 'Fourth'].map(isThere)).toEqual([true, true, true, false]);

    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: First' }));
    await pass(100);

    expect(isThere('First')).toBe(false);
    expect(isThere('Fourth')).toBe(true);
    await pass(3100);
  });

  it('are announced at once when something went wrong', async () => {
    await raise({ kind: 'error', title: 'Your reply was not sent.', detail: 'It is kept in the box.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Error: Your reply was not sent.It is kept in the box.');
    await pass(3100);
  });

  it('wait while they are pointed at, and then need only what was left', async () => {
    await raise({ kind: 'warning', title: 'Almost full' });
    await pass(2000);
    fireEvent.pointerEnter(screen.getByText('Almost full'));
    await pass(60_000);
    expect(isThere('Almost full')).toBe(true);
    fireEvent.pointerLeave(screen.getByText('Almost full'));
    await pass(1100);
    expect(isThere('Almost full')).toBe(false);
  });

  it('wait while the window is left, also when they come meanwhile', async () => {
    isInWindow = false;
    await raise({ kind: 'success', title: 'Exported' });
    await pass(60_000);
    expect(isThere('Exported')).toBe(true);
    isInWindow = true;
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(3100);
    expect(isThere('Exported')).toBe(false);
  });

  it('wait while the focus is in them; Escape closes them and gives it back', async () => {
    render(<button type="button">Elsewhere</button>);
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await raise({ kind: 'success', title: 'Copied' });
    fireEvent.keyDown(document, { altKey: true, code: 'KeyT', key: 't' });
    expect(screen.getByRole('status')).toHaveFocus();
    await pass(60_000);
    expect(isThere('Copied')).toBe(true);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await pass(0);
    expect(isThere('Copied')).toBe(false);
  });

  it('that go with the focus, which cannot go back, do not hold the next ones', async () => {
    const { rerender } = render(<button type="button">Elsewhere</button>);
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await raise({ kind: 'success', title: 'Moved' });
    fireEvent.keyDown(document, { altKey: true, code: 'KeyT', key: 't' });
    expect(screen.getByRole('status')).toHaveFocus();
    rerender(
      <button type="button" disabled>
        Elsewhere
      </button>,
    );
    fireEvent.keyDown(document, { key: 'Escape' });
    await pass(0);
    expect(isThere('Moved')).toBe(false);
    await raise({ kind: 'success', title: 'Archived' });
    await pass(3100);
    expect(isThere('Archived')).toBe(false);
  });

  it('give the focus back when something was done in them, also while another one is there', async () => {
    render(<button type="button">Elsewhere</button>);
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await raise({ kind: 'success', title: 'Another' });
    await raise({
      kind: 'success',
      title: 'Resolved',
      action: { label: 'Undo', onAction: () => notify({ kind: 'success', title: 'Undone' }) },
    });
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await pass(3100);
    expect(isThere('Undone')).toBe(false);
  });

  it('lead to the content when what had the focus before is gone', async () => {
    const { rerender } = render(
      <main id="main" tabIndex={-1}>
        <button type="button">Row</button>
      </main>,
    );
    screen.getByRole('button', { name: 'Row' }).focus();
    await raise({ kind: 'success', title: 'Deleted', action: { label: 'Undo', onAction: () => {} } });
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    rerender(<main id="main" tabIndex={-1} />);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('main')).toHaveFocus();

    await pass(0);
    await raise({ kind: 'success', title: 'Moved', action: { label: 'Undo', onAction: () => {} } });
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    rerender(
      <main id="main">
        <nav>
          <a href="/list" aria-current="page">
            The list
          </a>
        </nav>
        <a href="/record" aria-current="page">
          The record
        </a>
      </main>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('link', { name: 'The record' })).toHaveFocus();
  });

  it('are one when they say the same, and start anew', async () => {
    await raise({ kind: 'success', title: 'Link copied' });
    await pass(2500);
    await raise({ kind: 'success', title: 'Link copied' });
    await pass(2500);
    expect(screen.getAllByText('Link copied')).toHaveLength(1);
    await pass(600);
    expect(isThere('Link copied')).toBe(false);
  });
});

describe('undoToast', () => {
  const start = (commit: () => void | Promise<void>) => {
    const takeBack = vi.fn<() => void>();
    act(() =>
      undoToast({
        title: 'Article deleted',
        act: () => takeBack,
        commit,
        failureTitle: 'The article was not deleted.',
      }),
    );
    return takeBack;
  };

  it('commits when its time is over', async () => {
    const commit = vi.fn<() => void>();
    const takeBack = start(commit);
    await pass(7900);
    expect(commit).not.toHaveBeenCalled();
    await pass(200);
    expect(commit).toHaveBeenCalledOnce();
    expect(takeBack).not.toHaveBeenCalled();
  });

  it('takes back on Undo and commits nothing', async () => {
    const commit = vi.fn<() => void>();
    const takeBack = start(commit);
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(60_000);
    expect(takeBack).toHaveBeenCalledOnce();
    expect(commit).not.toHaveBeenCalled();
  });

  it('takes back and says so when the server refuses', async () => {
    const takeBack = start(() => Promise.reject(new Error('No')));
    await pass(8100);
    expect(takeBack).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert')).toHaveTextContent('The article was not deleted.');
    await pass(3100);
  });
});

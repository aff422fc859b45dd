import { act, renderHook } from '@testing-library/react';
import type { Json } from '@parley/versioning/changesBetween';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { NoReplyError } from '#relay/transport.ts';
import { takeToasts, type Toast } from '#ui/toast.ts';
import { useDraft, type SavedDraft } from './useDraft.ts';

type Content = { title: string; note: string };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FIRST = { content: { title: 'Nori', note: '' }, revision: 1 };
const read = (content: Json): Content => ({ title: '', note: '', ...Object(content) });
const check = ({ title }: Content): Record<string, string> => (title === '' ? { title: 'Enter a title.' } : {});

class DraftChanged extends Error {
  code = 'DRAFT_CHANGED';
}

function draftOf(save = vi.fn<(content: Content, revision: number) => Promise<SavedDraft<Content>>>()) {
  save.mockImplementation((content, revision) => Promise.resolve({ content, revision: revision + 1 }));
  const reread = vi.fn<() => void>();
  const options = { save, reread, read, check };
  const { result, rerender, unmount } = renderHook(({ saved }) => useDraft({ saved, ...options }), {
    initialProps: { saved: FIRST },
  });
  const type = (some: Partial<Content>) => act(() => result.current.change((now) => ({ ...now, ...some })));
  const pass = (milliseconds = 1000) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { result, save, reread, type, pass, unmount, becomes: (saved: SavedDraft<Content>) => rerender({ saved }) };
}

describe('a draft', () => {
  it('saves itself once, a moment after the last change, with the revision it was made of', async () => {
    const { result, save, type, pass } = draftOf();

    type({ title: 'N' });
    type({ title: 'No' });
    expect(result.current.state).toBe('Waiting');
    await pass();
    type({ title: 'Nor' });
    await pass();

    expect(save.mock.calls).toEqual([
      [{ title: 'No', note: '' }, 1],
      [{ title: 'Nor', note: '' }, 2],
    ]);
    expect(result.current).toMatchObject({ state: 'Saved', revision: 3 });
  });

  it('is not saved while something is wrong', async () => {
    const { result, save, type, pass } = draftOf();

    type({ title: '' });
    await pass();

    expect(save).not.toHaveBeenCalled();
    expect(result.current).toMatchObject({ state: 'Invalid', problems: { title: 'Enter a title.' } });
  });

  it('keeps what was typed when saving fails, and saves it again on retry', async () => {
    const { result, save, type, pass } = draftOf();
    save.mockRejectedValueOnce(new Error('No connection.'));

    type({ title: 'Nora' });
    await pass();
    expect(result.current).toMatchObject({ state: 'Failed', failure: 'No connection.', content: { title: 'Nora' } });

    act(() => result.current.retry());
    await pass();
    expect(result.current).toMatchObject({ state: 'Saved', revision: 2 });
  });

  it('is saved by itself once the server can be reached again', async () => {
    const { result, save, type, pass } = draftOf();
    save.mockRejectedValueOnce(new NoReplyError()).mockRejectedValueOnce(new NoReplyError());

    type({ title: 'Nora' });
    await pass();
    expect(result.current.state).toBe('Failed');
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(result.current).toMatchObject({ state: 'Failed', failure: expect.any(String) });
    await pass(10_000);

    expect(result.current).toMatchObject({ state: 'Saved', revision: 2, failure: null });
    expect(save).toHaveBeenCalledTimes(3);
  });

  it('is not sent again by itself when the API has refused it', async () => {
    const { result, save, type, pass } = draftOf();
    save.mockRejectedValueOnce(new Error('This is taken.'));

    type({ title: 'Nora' });
    await pass();
    await act(async () => window.dispatchEvent(new Event('online')));
    await pass(60_000);

    expect(result.current.state).toBe('Failed');
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('tells which field the API refuses, until something is changed', async () => {
    const { result, save, type, pass } = draftOf();
    save.mockRejectedValueOnce(Object.assign(new Error('This is taken.'), { field: 'input.note' }));

    type({ note: 'belts' });
    await pass();
    expect(result.current).toMatchObject({ state: 'Failed', refused: { note: 'This is taken.' } });

    type({ note: 'straps' });
    expect(result.current.refused).toEqual({});
  });

  it('merges what somebody else has saved meanwhile', async () => {
    const { result, save, reread, type, pass, becomes } = draftOf();
    save.mockRejectedValueOnce(new DraftChanged());

    type({ title: 'Nora' });
    await pass();
    expect(reread).toHaveBeenCalledOnce();
    becomes({ content: { title: 'Nori', note: 'Theirs' }, revision: 2 });
    await pass();

    expect(save).toHaveBeenLastCalledWith({ title: 'Nora', note: 'Theirs' }, 2);
    expect(result.current).toMatchObject({ state: 'Saved', content: { title: 'Nora', note: 'Theirs' } });
  });

  it.each([
    ['mine', 'Nora'],
    ['theirs', 'Norbert'],
  ] as const)('asks whose change stays where both changed the same: %s', async (choice, title) => {
    const { result, save, type, pass, becomes } = draftOf();

    type({ title: 'Nora' });
    becomes({ content: { title: 'Norbert', note: 'Theirs' }, revision: 2 });
    await pass();
    expect(save).not.toHaveBeenCalled();
    expect(result.current).toMatchObject({ state: 'Conflict', conflicts: [['title']] });

    act(() => result.current.resolve(choice));
    await pass();
    expect(result.current).toMatchObject({ state: 'Saved', content: { title, note: 'Theirs' } });
  });

  it.each([
    ['mine', 'Mine, and more'],
    ['theirs', 'Theirs'],
  ] as const)('keeps what was typed while it asks whose change stays, where %s do', async (choice, title) => {
    const { result, type, pass, becomes } = draftOf();
    type({ title: 'Mine' });
    becomes({ content: { title: 'Theirs', note: '' }, revision: 2 });
    await pass();
    type({ title: 'Mine, and more' });
    type({ note: 'belts' });
    expect(result.current.sides).toEqual({
      mine: { title: 'Mine, and more', note: 'belts' },
      theirs: { title: 'Theirs', note: 'belts' },
    });

    act(() => result.current.resolve(choice));
    await pass();

    expect(result.current).toMatchObject({ state: 'Saved', content: { title, note: 'belts' }, sides: null });
  });

  it('saves what was typed in the last moment as one leaves', async () => {
    const { save, type, pass, unmount } = draftOf();

    type({ title: 'Nora' });
    unmount();
    await pass();

    expect(save).toHaveBeenCalledOnce();
  });

  it('saves what was typed while a save was under way, also when one leaves before its end', async () => {
    const { save, type, pass, unmount } = draftOf();
    const arrive: ((saved: SavedDraft<Content>) => void)[] = [];
    save.mockReturnValueOnce(new Promise((resolve) => void arrive.push(resolve)));

    type({ title: 'Nora' });
    await pass();
    type({ note: 'belts' });
    unmount();
    await pass();
    expect(save).toHaveBeenCalledOnce();
    arrive[0]?.({ content: { title: 'Nora', note: '' }, revision: 2 });
    await pass();

    expect(save.mock.calls).toEqual([
      [{ title: 'Nora', note: '' }, 1],
      [{ title: 'Nora', note: 'belts' }, 2],
    ]);
  });

  it('says to who has left that the last change was not saved, and saves it when told so', async () => {
    const { save, type, pass, unmount } = draftOf();
    save.mockRejectedValueOnce(new Error('No connection.'));
    const toasts: Toast[] = [];
    onTestFinished(takeToasts((toast) => void toasts.push(toast)));

    type({ title: 'Nora' });
    unmount();
    await pass();
    expect(toasts).toMatchObject([{ kind: 'error', detail: 'No connection.', action: { label: 'Try again' } }]);

    toasts[0]?.action?.onAction();
    await pass();
    expect(save).toHaveBeenCalledTimes(2);
    expect(toasts).toHaveLength(1);
  });

  it('has the browser ask before the page is closed on what is not saved yet, and saves it meanwhile', async () => {
    const { save, type, pass } = draftOf();
    function close() {
      const closing = new Event('beforeunload', { cancelable: true });
      act(() => void dispatchEvent(closing));
      return closing.defaultPrevented;
    }

    expect(close()).toBe(false);
    type({ title: 'Nora' });
    expect(close()).toBe(true);
    expect(save).toHaveBeenCalledOnce();
    await pass();

    expect(close()).toBe(false);
    expect(save).toHaveBeenCalledOnce();
  });
});

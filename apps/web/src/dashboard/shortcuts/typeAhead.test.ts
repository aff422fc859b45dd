import { afterEach, describe, expect, it, vi } from 'vitest';
import { fireEvent } from '@testing-library/react';
import { endTypeAhead, typeAhead } from './typeAhead.ts';

const beneath = vi.fn<(event: Event) => void>();
document.addEventListener('keydown', beneath);
afterEach(() => {
  endTypeAhead();
  beneath.mockClear();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(document.body, { key }));

function show(html: string, what = 'input, button'): HTMLInputElement {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLInputElement>(what);
  if (!field) throw new Error('There is nothing to focus.');
  return field;
}

async function comeWithFocus(...[html, what]: Parameters<typeof show>): Promise<HTMLInputElement> {
  const field = show(html, what);
  field.focus();
  await Promise.resolve();
  return field;
}

describe('what is typed before its field has come', () => {
  it('stands in the field once it has the focus, and the screen beneath hears none of it', async () => {
    typeAhead();
    press('m', 'e', 'e', 'Backspace', ' ', 'y', 'Enter', 'ArrowDown');
    const heard = vi.fn<(event: Event) => void>();
    document.addEventListener('input', heard);
    const field = await comeWithFocus('<input />');

    expect(field.value).toBe('me y');
    expect(heard).toHaveBeenCalledOnce();
    expect(beneath).not.toHaveBeenCalled();

    fireEvent.keyDown(field, { key: 'a' });
    expect(beneath).toHaveBeenCalledOnce();
  });

  it('takes the place of what the field has selected, and goes where the caret is', async () => {
    const field = show('<input value="old" />');
    typeAhead();
    press('n');
    field.focus();
    field.select();
    await Promise.resolve();
    expect(field.value).toBe('n');
  });

  it('is given up with Escape, which also says that the field is not wanted', async () => {
    const cancel = vi.fn<() => void>();
    typeAhead(cancel);
    press('m', 'Escape');
    expect(cancel).toHaveBeenCalledOnce();
    expect((await comeWithFocus('<input />')).value).toBe('');
    press('m');
    expect(beneath).toHaveBeenCalledOnce();
  });

  it.each([
    ['a press elsewhere', () => void fireEvent.pointerDown(document.body)],
    ['the end of what was opened', endTypeAhead],
    ['five seconds', () => void vi.advanceTimersByTime(5000)],
  ])('is given up after %s', async (_, giveUp) => {
    vi.useFakeTimers();
    typeAhead();
    press('m');
    giveUp();
    press('e');
    expect(beneath).toHaveBeenCalledOnce();
    expect((await comeWithFocus('<input />')).value).toBe('');
  });

  it('waits on while a dialog has come without its field', async () => {
    typeAhead();
    press('m');
    const dialog = await comeWithFocus('<div role="dialog" tabindex="-1"></div>', '[role="dialog"]');
    fireEvent.keyDown(dialog, { key: 'e' });
    const field = document.createElement('input');
    dialog.append(field);
    field.focus();
    await Promise.resolve();
    expect(field.value).toBe('me');
    expect(beneath).not.toHaveBeenCalled();
  });

  it('ends where what came has no field: its keys are its own', async () => {
    typeAhead();
    press('m');
    const button = await comeWithFocus('<div role="dialog"><button>Close</button></div>');
    fireEvent.keyDown(button, { key: 'e' });
    expect(beneath).toHaveBeenCalledOnce();
  });

  it('leaves alone what writes nothing: shortcuts with Control and the keys of functions', () => {
    typeAhead();
    fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'F5' });
    expect(beneath).toHaveBeenCalledTimes(2);
  });

  it('does not hold what the held key of the opener repeats', async () => {
    typeAhead();
    fireEvent.keyDown(document.body, { key: 'a', repeat: true });
    press('b');
    expect((await comeWithFocus('<input />')).value).toBe('b');
  });
});

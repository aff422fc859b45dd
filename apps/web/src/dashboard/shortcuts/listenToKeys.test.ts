import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fireEvent, screen } from '@testing-library/react';
import { bindShortcuts, type RunShortcut } from './boundShortcuts.ts';
import { switchCharacterKeys } from '#ui/characterKeys.ts';
import { listenToKeys } from './listenToKeys.ts';
import { type Shortcut } from './shortcut.ts';

let stop = () => {};
const ends: (() => void)[] = [];
beforeEach(() => {
  switchCharacterKeys(true);
  stop = listenToKeys();
});
afterEach(() => {
  stop();
  switchCharacterKeys(true);
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

function bind(keys: string, { run = vi.fn<RunShortcut>(), ...more }: { run?: RunShortcut } & Partial<Shortcut> = {}) {
  ends.push(bindShortcuts([{ shortcut: { id: keys, keys: [keys], label: keys, group: 'Test', ...more }, run }]));
  return run;
}

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more });

function show(html: string) {
  document.body.innerHTML = html;
}

describe('a shortcut', () => {
  it('runs by its key, and the browser does nothing else with it', () => {
    const run = bind('j');

    expect(press('j')).toBe(false);
    expect(run).toHaveBeenCalledOnce();
    expect(press('x')).toBe(true);
  });

  it('runs by a sequence, whose second key alone means something else', () => {
    const [goToInbox, edit] = [bind('g i'), bind('i')];

    press('g');
    press('i');
    expect(goToInbox).toHaveBeenCalledOnce();
    expect(edit).not.toHaveBeenCalled();
    press('i');
    expect(edit).toHaveBeenCalledOnce();
  });

  it('forgets a sequence that leads nowhere, and takes the key by itself', () => {
    const [goToInbox, next] = [bind('g i'), bind('j')];

    press('g');
    press('j');
    press('i');

    expect(next).toHaveBeenCalledOnce();
    expect(goToInbox).not.toHaveBeenCalled();
  });

  it('does not wait for ever for the next key of a sequence', () => {
    const run = bind('g i');
    const at = vi.spyOn(Event.prototype, 'timeStamp', 'get');

    at.mockReturnValue(1000);
    press('g');
    at.mockReturnValue(5000);
    press('i');

    expect(run).not.toHaveBeenCalled();
    at.mockRestore();
  });

  it('keeps out of text that is being typed, unless it types nothing', () => {
    const [letter, palette, back] = [bind('j'), bind('mod+k'), bind('Escape')];
    show('<textarea aria-label="Reply"></textarea>');
    const field = screen.getByRole('textbox');

    press('j', {}, field);
    press('k', { ctrlKey: true }, field);
    press('Escape', {}, field);

    expect(letter).not.toHaveBeenCalled();
    expect(palette).toHaveBeenCalledOnce();
    expect(back).toHaveBeenCalledOnce();
  });

  it('keeps out of what an input method composes', () => {
    const run = bind('Escape');

    press('Escape', { isComposing: true });
    press('Escape', { keyCode: 229 });

    expect(run).not.toHaveBeenCalled();
  });

  it('keeps out of dialogs and menus, which have their own keys', () => {
    const run = bind('j');
    show('<div role="dialog"><button>Close</button></div>');

    press('j', {}, screen.getByRole('button'));
    press('j');

    expect(run).not.toHaveBeenCalled();
  });

  it('goes on while its key is held down only if it says so', () => {
    const [next, toggle] = [bind('j', { isRepeated: true }), bind('[')];

    press('j', { repeat: true });
    press('[', { repeat: true });

    expect(next).toHaveBeenCalledOnce();
    expect(toggle).not.toHaveBeenCalled();
  });

  it('leaves the key to others when there is nothing to do', () => {
    const everywhere = bind('Escape', { isGlobal: true });
    bind('Escape', { id: 'screen', run: () => false });

    press('Escape');

    expect(everywhere).toHaveBeenCalledOnce();
  });

  it('of the screen goes before one that works everywhere, whichever was bound first', () => {
    const ofScreen = bind('j');
    const everywhere = bind('j', { id: 'everywhere', isGlobal: true });

    press('j');

    expect(ofScreen).toHaveBeenCalledOnce();
    expect(everywhere).not.toHaveBeenCalled();
  });

  it('of single characters can be switched off, and stays so', () => {
    const [letter, sequence, palette] = [bind('j'), bind('g i'), bind('mod+k')];
    switchCharacterKeys(false);

    press('j');
    press('g');
    press('i');
    press('k', { ctrlKey: true });

    expect(letter).not.toHaveBeenCalled();
    expect(sequence).not.toHaveBeenCalled();
    expect(palette).toHaveBeenCalledOnce();
    expect(localStorage.getItem('parley.character-keys')).toBe('off');
  });
});

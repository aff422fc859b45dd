import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnAfter } from '#testing/drawAsInABrowser.ts';
import { paths } from '#router/paths.ts';
import { fakeSubscriptions } from '../testing/liveEvents.ts';
import { renderDashboard } from '../testing/renderDashboard.tsx';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { switchCharacterKeys } from '#ui/characterKeys.ts';
import { buildPreferences } from '../testing/records.ts';
import { setChosenKeys } from './chosenKeys.ts';
// Lazy in the app; here already loaded, so that no test waits for its code.
import './ShortcutSheetModal.tsx';

vi.mock('#relay/subscriptions.ts', () => fakeSubscriptions);

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => {
  switchCharacterKeys(true);
  setChosenKeys({});
});

async function openSheet(path: string, answers: Parameters<typeof renderDashboard>[1] = {}) {
  const dashboard = renderDashboard(path, answers);
  await screen.findByText('Maya Lindqvist');
  await userEvent.keyboard('?');
  return { ...dashboard, sheet: await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }) };
}

const headings = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the shortcut sheet', () => {
  it('lists the shortcuts of the screen first, then those of every screen', async () => {
    const { sheet } = await openSheet(paths.inbox);

    expect(headings(sheet)[0]).toBe('Inbox');
    expect(headings(sheet)).toEqual(expect.arrayContaining(['Everywhere', 'Go to']));
    expect(within(sheet).getByText('Next conversation')).toBeInTheDocument();
  });

  it("lists the screen's own search while there is one", async () => {
    const field = createRoot(document.body.appendChild(document.createElement('div')));
    field.render(<SearchField label="Search users" isMain value="" onChange={() => {}} />);
    // A screen that has none of its own.
    const { sheet } = await openSheet(paths.settingsResetPassword);

    expect(headings(sheet)[0]).toBe('This screen');
    expect(within(sheet).getByText('Search users')).toBeInTheDocument();
    await drawnAfter(() => field.unmount());
    await waitFor(() => expect(headings(sheet)).not.toContain('This screen'));
  });

  it('leaves out what the screen does not have', async () => {
    const { sheet } = await openSheet(paths.users);

    expect(headings(sheet)).not.toContain('Inbox');
  });

  it('is searched by what a key does and by the key', async () => {
    const { sheet } = await openSheet(paths.inbox);

    await userEvent.keyboard('go to inbox');
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(within(sheet).getByRole('searchbox'));
    await userEvent.keyboard('ctrl+k');
    expect(within(sheet).getByText('Search or jump to')).toBeInTheDocument();
    await userEvent.keyboard('giraffe');
    expect(within(sheet).getByText('No results found.')).toBeInTheDocument();
  });

  it('switches single keys off and on again, for every one of them', async () => {
    const { router, sheet } = await openSheet(paths.users);

    await userEvent.click(within(sheet).getByRole('switch', { name: 'Single-key shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await userEvent.keyboard('gi?');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe(paths.users);
    expect(screen.getByRole('button', { name: 'Collapse the menu' })).not.toHaveAttribute('aria-keyshortcuts');
    await drawnAfter(() => switchCharacterKeys(true));
    await userEvent.keyboard('gi');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.inbox));
  });

  it('opens from the person’s menu, where its key stands too', async () => {
    renderDashboard(paths.users);
    await userEvent.click(await screen.findByRole('button', { name: 'Maya Lindqvist' }));
    const entry = await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' });
    expect(entry).toHaveTextContent('?');

    await userEvent.click(entry);

    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  });
});

describe('other keys for a shortcut', () => {
  const saving = { answers: { UpdatePreferences: () => ({ updatePreferences: buildPreferences() }) } };
  const row = (sheet: HTMLElement, label: string) => {
    const found = within(sheet)
      .getAllByRole('listitem')
      .find((item) => item.textContent?.includes(label));
    if (!found) throw new Error(`No row says ${label}.`);
    return within(found);
  };
  const record = async (sheet: HTMLElement, label: string, keys: string) => {
    await userEvent.click(row(sheet, label).getByRole('button', { name: `Change the keys of ${label}` }));
    await userEvent.keyboard(keys);
  };
  const asked = (requests: { name: string; variables: Record<string, unknown> }[]) =>
    requests.filter(({ name }) => name === 'UpdatePreferences').map(({ variables }) => variables);

  it('are recorded, kept, and do it in place of the usual ones', async () => {
    const { requests, sheet } = await openSheet(paths.users, saving);

    await record(sheet, 'Collapse or expand the menu', 'xm');
    expect(asked(requests)).toEqual([{ input: { shortcutKeys: [{ shortcut: 'rail.toggle', keys: ['x m'] }] } }]);
    await waitFor(() =>
      expect(row(sheet, 'Collapse or expand').getByRole('button', { name: /^Change the keys/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());

    await userEvent.keyboard('[[');
    expect(screen.getByRole('button', { name: 'Collapse the menu' })).toBeInTheDocument();
    await userEvent.keyboard('xm');
    expect(await screen.findByRole('button', { name: 'Expand the menu' })).toBeInTheDocument();
    await userEvent.keyboard('xm');
  });

  it('are taken from another shortcut only when that is said', async () => {
    const { requests, sheet } = await openSheet(paths.users, saving);

    await record(sheet, 'Collapse or expand the menu', '{Control>}k{/Control}');
    const conflict = await within(sheet).findByRole('alert');
    expect(conflict).toHaveTextContent('Ctrl+K is for “Search or jump to”.');
    expect(asked(requests)).toEqual([]);
    await userEvent.click(within(conflict).getByRole('button', { name: 'Use it here instead' }));

    expect(asked(requests)).toEqual([
      {
        input: {
          shortcutKeys: [
            { shortcut: 'rail.toggle', keys: ['mod+k'] },
            { shortcut: 'palette.open', keys: [] },
          ],
        },
      },
    ]);
    expect(row(sheet, 'Search or jump to').getByText('Off')).toBeInTheDocument();
  });

  it('can be none, and the usual ones again', async () => {
    const { sheet } = await openSheet(paths.users, saving);

    await userEvent.click(row(sheet, 'Go to Home').getByRole('button', { name: 'Switch off Go to Home' }));
    expect(row(sheet, 'Go to Home').getByText('Off')).toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Reset all shortcuts' }));

    expect(row(sheet, 'Go to Home').getByText('G then H')).toBeInTheDocument();
  });

  it('are the old ones again when they cannot be saved', async () => {
    const refuse = () => {
      throw new Error('Not now.');
    };
    const { sheet } = await openSheet(paths.users, { answers: { UpdatePreferences: refuse } });

    await userEvent.click(row(sheet, 'Go to Home').getByRole('button', { name: 'Switch off Go to Home' }));

    expect(await screen.findByText('Your preferences could not be saved.')).toBeInTheDocument();
    expect(row(sheet, 'Go to Home').getByText('G then H')).toBeInTheDocument();
  });
});

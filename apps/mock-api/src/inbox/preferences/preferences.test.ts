import { buildUser } from '@parley/db/factories/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();
let token: string;
beforeEach(async () => {
  token = await staffToken(api.deps, await buildUser(api.db));
});

const FIELDS = 'sendKey notificationSound desktopNotifications areShortcutsOn shortcutKeys { shortcut keys }';
const update = (input: Record<string, unknown>) =>
  api.run(`mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { ${FIELDS} } }`, {
    token,
    variables: { input },
  });
const read = async (as = token) =>
  (await api.run(`{ preferences { ${FIELDS} } }`, { token: as })).body.data.preferences;

const USUAL = {
  sendKey: 'Enter',
  notificationSound: true,
  desktopNotifications: false,
  areShortcutsOn: true,
  shortcutKeys: [],
};

describe('preferences', () => {
  it('are the usual ones until somebody says otherwise, and nobody else’s then', async () => {
    expect(await read()).toEqual(USUAL);

    const { body } = await update({ sendKey: 'CtrlEnter', desktopNotifications: true });
    await update({ notificationSound: false, areShortcutsOn: null });

    const changed = { ...USUAL, sendKey: 'CtrlEnter', desktopNotifications: true };
    expect(body.data.updatePreferences).toEqual(changed);
    expect(await read()).toEqual({ ...changed, notificationSound: false });
    expect(await read(await staffToken(api.deps, await buildUser(api.db)))).toEqual(USUAL);
  });

  it('hold the keys of each shortcut that has others, until it has the usual ones again', async () => {
    await update({
      shortcutKeys: [
        { shortcut: 'inbox.next', keys: ['n', 'g n'] },
        { shortcut: 'rail.toggle', keys: [] },
      ],
    });
    await update({ shortcutKeys: [{ shortcut: 'inbox.next', keys: ['mod+j'] }] });
    expect((await read()).shortcutKeys).toEqual([
      { shortcut: 'inbox.next', keys: ['mod+j'] },
      { shortcut: 'rail.toggle', keys: [] },
    ]);

    await update({ shortcutKeys: [{ shortcut: 'rail.toggle', keys: null }] });
    expect((await read()).shortcutKeys).toEqual([{ shortcut: 'inbox.next', keys: ['mod+j'] }]);
  });

  it('hold no more shortcuts than there can be, however often they are changed', async () => {
    const some = (from: number) =>
      Array.from({ length: 150 }, (_, n) => ({ shortcut: `made.up${from + n}`, keys: ['n'] }));
    await update({ shortcutKeys: some(0) });

    const { extensions } = firstError(await update({ shortcutKeys: some(150) }));

    expect(extensions).toMatchObject({ code: 'BAD_INPUT', field: 'shortcutKeys' });
    expect((await read()).shortcutKeys).toHaveLength(150);
  });

  it.each([
    [{ shortcut: '', keys: ['n'] }],
    [{ shortcut: 'x'.repeat(101), keys: ['n'] }],
    [{ shortcut: 'inbox.next', keys: [''] }],
    [{ shortcut: 'inbox.next', keys: ['x'.repeat(41)] }],
    [{ shortcut: 'inbox.next', keys: ['a', 'b', 'c', 'd', 'e'] }],
  ])('refuse keys that are none: %j', async (keys) => {
    const { extensions } = firstError(await update({ shortcutKeys: [keys] }));
    expect(extensions).toMatchObject({ code: 'BAD_INPUT', field: expect.stringContaining('shortcutKeys.0') });
  });
});

import type { UserPreferences as Row } from '@parley/db';
import * as v from 'valibot';
import type { UpdatePreferencesInput, UserPreferences } from '#__generated__/resolvers.ts';
import { parseInput } from '#input.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { rulesIn, storedAfter } from '../notifications/notificationRules.ts';

type Deps = Pick<Context, 'db'>;

const MOST_SHORTCUTS = 200;

const Keys = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^\S+( \S+){0,3}$/, 'These are no keys.'), v.maxLength(40, 'These are no keys.'))),
  v.maxLength(4, 'A shortcut has at most 4 ways to press it.'),
);

const FIELDS = {
  sendKey: v.nullish(v.picklist(['Enter', 'CtrlEnter'])),
  timeFormat: v.nullish(v.picklist(['H12', 'H24'])),
  notificationSound: v.nullish(v.boolean()),
  desktopNotifications: v.nullish(v.boolean()),
  areShortcutsOn: v.nullish(v.boolean()),
  shortcutKeys: v.nullish(
    v.pipe(
      v.array(
        v.object({
          shortcut: v.pipe(
            v.string(),
            v.nonEmpty('Say which shortcut.'),
            v.maxLength(100, 'There is no such shortcut.'),
          ),
          keys: v.nullish(Keys),
        }),
      ),
      v.maxLength(MOST_SHORTCUTS, `At most ${MOST_SHORTCUTS} shortcuts.`),
    ),
  ),
};

const Stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.array(v.string())));

/** How somebody likes to work; as it comes until they have said so. */
export async function preferencesOf({ db }: Deps, userId: string): Promise<UserPreferences> {
  return written(userId, await db.userPreferences.findUnique({ where: { userId } }));
}

/** What is left out stays. Throws BAD_INPUT with `field`. */
export async function updatePreferences(
  { db }: Deps,
  userId: string,
  input: UpdatePreferencesInput,
): Promise<UserPreferences> {
  const { shortcutKeys, ...fields } = parseInput(FIELDS, input);
  return db.$transaction(async (tx) => {
    const before = await tx.userPreferences.findUnique({ where: { userId } });
    const keys = { ...keysIn(before) };
    for (const { shortcut, keys: chosen } of shortcutKeys ?? []) {
      if (chosen) keys[shortcut] = chosen;
      else delete keys[shortcut];
    }
    if (Object.keys(keys).length > MOST_SHORTCUTS) {
      throw domainError('BAD_INPUT', `At most ${MOST_SHORTCUTS} shortcuts.`, { field: 'shortcutKeys' });
    }
    const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
    const data = {
      ...Object.fromEntries(given),
      notificationRules: storedAfter(before?.notificationRules, input.notificationRules ?? []),
      shortcutKeys: JSON.stringify(keys),
    };
    const row = await tx.userPreferences.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    return written(userId, row);
  });
}

function written(userId: string, row: Row | null): UserPreferences {
  return {
    id: `pref_${userId}`,
    sendKey: row?.sendKey ?? 'Enter',
    timeFormat: row?.timeFormat ?? 'H24',
    notificationSound: row?.notificationSound ?? true,
    desktopNotifications: row?.desktopNotifications ?? false,
    notificationRules: rulesIn(row?.notificationRules),
    areShortcutsOn: row?.areShortcutsOn ?? true,
    shortcutKeys: Object.entries(keysIn(row)).map(([shortcut, keys]) => ({ shortcut, keys })),
  };
}

function keysIn(row: Row | null): Readonly<Record<string, string[]>> {
  return row ? v.parse(Stored, row.shortcutKeys) : {};
}

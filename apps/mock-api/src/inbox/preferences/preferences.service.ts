import type { Prisma, UserPreferences as Row } from '@parley/db';
import * as v from 'valibot';
import type { UpdatePreferencesInput, UserPreferences } from '#__generated__/resolvers.ts';
import { parseInput } from '#input.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { HoursInput, hoursIn, quietUntil } from '../notifications/notificationHours.ts';
import { rulesIn, storedAfter } from '../notifications/notificationRules.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

const MOST_SHORTCUTS = 200;
/** Milliseconds. Who is away for longer should be known to be. */
const LONGEST_PAUSE = 31 * 24 * 60 * 60_000;

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
  notificationHours: v.nullish(HoursInput),
  pauseNotificationsUntil: v.nullish(v.date()),
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
export function preferencesOf({ db, clock }: Deps, userId: string): Promise<UserPreferences> {
  return read(db, userId, clock.now());
}

/** What is left out stays. Throws BAD_INPUT with `field`. */
export async function updatePreferences(
  { db, clock }: Deps,
  userId: string,
  input: UpdatePreferencesInput,
): Promise<UserPreferences> {
  const { shortcutKeys, notificationHours, pauseNotificationsUntil, ...fields } = parseInput(FIELDS, input);
  const now = clock.now();
  if (pauseNotificationsUntil && pauseNotificationsUntil.getTime() - now.getTime() > LONGEST_PAUSE) {
    throw domainError('BAD_INPUT', 'A pause is a month at most.', { field: 'pauseNotificationsUntil' });
  }
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
      // Null takes them away.
      ...(notificationHours !== undefined && {
        notificationHours: notificationHours && JSON.stringify(notificationHours),
      }),
      ...(pauseNotificationsUntil !== undefined && { notificationsPausedUntil: pauseNotificationsUntil }),
    };
    await tx.userPreferences.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    return read(tx, userId, now);
  });
}

async function read(db: Prisma.TransactionClient, userId: string, now: Date): Promise<UserPreferences> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { timezone: true, client: { select: { timezone: true } }, preferences: true },
  });
  const row = user.preferences;
  return {
    id: `pref_${userId}`,
    sendKey: row?.sendKey ?? 'Enter',
    timeFormat: row?.timeFormat ?? 'H24',
    notificationSound: row?.notificationSound ?? true,
    desktopNotifications: row?.desktopNotifications ?? false,
    notificationRules: rulesIn(row?.notificationRules),
    notificationHours: hoursIn(row?.notificationHours),
    quietUntil: quietUntil(user, now),
    isPaused: Boolean(row?.notificationsPausedUntil && row.notificationsPausedUntil > now),
    areShortcutsOn: row?.areShortcutsOn ?? true,
    shortcutKeys: Object.entries(keysIn(row)).map(([shortcut, keys]) => ({ shortcut, keys })),
  };
}

function keysIn(row: Row | null): Readonly<Record<string, string[]>> {
  return row ? v.parse(Stored, row.shortcutKeys) : {};
}

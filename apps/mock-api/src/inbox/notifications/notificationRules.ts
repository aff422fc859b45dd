import { NotificationKind } from '@parley/db';
import * as v from 'valibot';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';

/** In which ways one may be told of something. */
type Ways = { inApp: boolean; mail: boolean; sound: boolean; desktop: boolean };

const SEEN: Ways = { inApp: true, mail: false, sound: true, desktop: true };

/** As they come: mail tells of the plan only, as all else is in front of who works here. */
const USUAL: Readonly<Record<NotificationKind, Ways>> = {
  Mention: SEEN,
  Assigned: SEEN,
  VisitorReplied: SEEN,
  HandoffRequested: SEEN,
  SnoozeEnded: SEEN,
  ScheduledNotSent: SEEN,
  UsageAlert: { ...SEEN, mail: true },
  InvitationAccepted: SEEN,
};

const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.partial(v.object({ inApp: v.boolean(), mail: v.boolean(), sound: v.boolean(), desktop: v.boolean() })),
  ),
);

type Differences = Partial<Record<string, Partial<Ways>>>;
type RuleChange = { kind: NotificationKind } & { [Way in keyof Ways]?: boolean | null };

/** In which ways a person is told of this, by what is stored of their rules; nothing is, where they have set none. */
export function waysOf(stored: string | null | undefined, kind: NotificationKind): Ways {
  return { ...USUAL[kind], ...differencesIn(stored)[kind] };
}

/** The rule for each kind of news. */
export const rulesIn = (stored: string | null | undefined) =>
  Object.values(NotificationKind).map((kind) => ({ kind, ...waysOf(stored, kind) }));

/** What to store once the changes are made. Throws BAD_INPUT with `field` for a way in which that is never told. */
export function storedAfter(stored: string | null | undefined, changes: readonly RuleChange[]): string {
  const differences = differencesIn(stored);
  for (const { kind, ...ways } of changes) {
    if (ways.mail && kind === 'VisitorReplied') {
      // One would come every few seconds.
      throw domainError('BAD_INPUT', 'Replies of visitors are not told by mail.', { field: 'notificationRules' });
    }
    const chosen = Object.entries(ways).filter(([, isOn]) => typeof isOn === 'boolean');
    differences[kind] = { ...differences[kind], ...Object.fromEntries(chosen) };
  }
  return JSON.stringify(differences);
}

/** Those of the people who are told of this by mail. */
export async function toldByMail<Person extends { id: string }>(
  { db }: Pick<Deps, 'db'>,
  people: readonly Person[],
  kind: NotificationKind,
): Promise<Person[]> {
  const rows = await db.userPreferences.findMany({ where: { userId: { in: people.map(({ id }) => id) } } });
  const stored = new Map(rows.map((row) => [row.userId, row.notificationRules]));
  return people.filter(({ id }) => waysOf(stored.get(id), kind).mail);
}

function differencesIn(stored: string | null | undefined): Differences {
  return stored ? v.parse(Stored, stored) : {};
}

import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import { buildTeam } from '@parley/db/factories/teams';
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  oneof,
  record,
  subarray,
  type Arbitrary,
} from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { macrosOf, type Action } from '#testing/macros.ts';

const api = await apiForTests();
let company: Company;
let some: Arbitrary<Action[]>;
const PRIORITIES = ['None', 'Low', 'Urgent'];

beforeAll(async () => {
  company = await buildCompany(api);
  const { clientId } = company;
  const { id: assigneeId } = await buildUser(api.db, { clientId, name: 'Jonas Reber' });
  const { id: teamId } = await buildTeam(api.db, { clientId });
  const labels = [await buildLabel(api.db, { clientId }), await buildLabel(api.db, { clientId })];
  const labelIds = subarray(
    labels.map(({ id }) => id),
    { minLength: 1 },
  );
  const alone = ['AssignToMe', 'Unassign', 'TakeFromTeam', 'Snooze', 'Resolve', 'Reopen', 'TakeOver', 'HandBack'];
  const action: Arbitrary<Action> = oneof(
    { weight: 4, arbitrary: constantFrom(...alone).map((type) => ({ type })) },
    constant({ type: 'Assign', assigneeId }),
    constant({ type: 'MoveToTeam', teamId }),
    record({ type: constantFrom('AddLabels', 'RemoveLabels'), labelIds }),
    record({ type: constant('SetPriority'), priority: constantFrom(...PRIORITIES) }),
    record({ type: constantFrom('SendMessage', 'AddNote'), body: constant('Hello') }),
  );
  some = array(action, { minLength: 1, maxLength: 5 });
});

const conversation = () => {
  const { clientId, assistantId, visitor } = company;
  const waiting = { unreadCount: 1, containMessagesUnreadByAgents: true };
  return buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, messages: ['Hello?'], ...waiting });
};

/** How a conversation stands, without when. */
async function standingOf(id: string) {
  const { labels, ...row } = await api.db.conversation.findUniqueOrThrow({ where: { id }, include: { labels: true } });
  const { status, handledBy, snoozedUntil, assigneeId, teamId, priority } = row;
  const where = { status, handledBy, snoozedUntil, assigneeId, teamId, priority };
  const { containMessagesUnreadByAgents, unreadCount } = row;
  return {
    ...where,
    containMessagesUnreadByAgents,
    unreadCount,
    isWaiting: row.waitingSince !== null,
    hasAskedForPerson: row.handoffRequestedAt !== null,
    labelIds: labels.map(({ labelId }) => labelId).toSorted(),
  };
}

it('makes of a conversation what its actions would make of it one by one', async () => {
  const macros = macrosOf(api, company);
  await assert(
    asyncProperty(some, async (actions) => {
      const [atOnce, oneByOne] = [await conversation(), await conversation()];

      await macros.run(actions, [atOnce.id]);
      for (const action of actions) await macros.run([action], [oneByOne.id]);

      expect(await standingOf(atOnce.id)).toEqual(await standingOf(oneByOne.id));
    }),
    { numRuns: 30 },
  );
}, 120_000);

it('undone, leaves a conversation as it was, whatever it was and whatever was done', async () => {
  const macros = macrosOf(api, company);
  await assert(
    asyncProperty(some, some, async (earlier, actions) => {
      const { id } = await conversation();
      await macros.run(earlier, [id]);
      const before = await standingOf(id);

      const { runId } = await macros.run(actions, [id]);
      await macros.undo(runId);

      expect(await standingOf(id)).toEqual(before);
    }),
    { numRuns: 30 },
  );
}, 120_000);

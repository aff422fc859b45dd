import { buildCannedReply } from '@parley/db/factories/cannedReplies';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import { buildMacro } from '@parley/db/factories/macros';
import { buildScheduledMessage } from '@parley/db/factories/scheduledMessages';
import { buildTeam } from '@parley/db/factories/teams';
import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const api = await apiForTests();
let company: Company;
beforeEach(async () => {
  company = await buildCompany(api);
});

const numbered = (count: number) => Array.from({ length: count }, (_, n) => n);
const make = (field: string, type: string, input: object) =>
  api.run(`mutation ($input: ${type}!) { ${field}(input: $input) { id } }`, {
    token: company.agentToken,
    variables: { input },
  });
const view = (name: string) => make('createSavedView', 'SavedViewInput', { name, query: '', scope: 'Me' });

/** Fills a list up to its bound, and makes one more. */
const OVERFLOWS: Readonly<Record<string, () => Promise<Awaited<ReturnType<typeof make>>>>> = {
  'There are 500 labels already. Delete one first.': async () => {
    const label = await buildLabel(api.db, { clientId: company.clientId });
    await api.db.label.createMany({
      data: numbered(499).map((n) => ({ ...label, id: `${label.id}${n}`, name: `${n}` })),
    });
    return make('createLabel', 'LabelInput', { name: 'One more', colour: 'sky' });
  },
  'There are 200 teams already. Delete one first.': async () => {
    const team = await buildTeam(api.db, { clientId: company.clientId });
    await api.db.team.createMany({ data: numbered(199).map((n) => ({ ...team, id: `${team.id}${n}`, name: `${n}` })) });
    return make('createTeam', 'TeamInput', { name: 'One more', memberIds: [] });
  },
  'There are 100 views already. Delete one first.': async () => {
    await view('First');
    const first = await api.db.savedView.findFirstOrThrow({ where: { clientId: company.clientId } });
    await api.db.savedView.createMany({
      data: numbered(99).map((n) => ({ ...first, id: `${first.id}${n}`, name: `${n}` })),
    });
    return view('One more');
  },
  'There are 1000 canned replies already. Delete one first.': async () => {
    const { clientId, agent } = company;
    const reply = await buildCannedReply(api.db, { clientId, ownerId: agent.id });
    await api.db.cannedReply.createMany({
      data: numbered(999).map((n) => ({ ...reply, id: `${reply.id}${n}`, shortcut: `${n}` })),
    });
    return make('createCannedReply', 'CannedReplyInput', { shortcut: 'more', title: 'More', body: 'x', scope: 'Me' });
  },
  'There are 200 macros already. Delete one first.': async () => {
    const { clientId, agent } = company;
    const macro = await buildMacro(api.db, { clientId, ownerId: agent.id });
    await api.db.macro.createMany({
      data: numbered(199).map((n) => ({ ...macro, id: `${macro.id}${n}`, name: `${n}` })),
    });
    return make('createMacro', 'MacroInput', { name: 'One more', actions: [{ type: 'Resolve' }] });
  },
  'There are 50 scheduled messages already. Delete one first.': async () => {
    const { clientId, assistantId, agent } = company;
    const { id: conversationId } = await buildConversation(api.db, { clientId, assistantId });
    const scheduled = await buildScheduledMessage(api.db, { conversationId, authorId: agent.id });
    await api.db.scheduledMessage.createMany({
      data: numbered(49).map((n) => ({ ...scheduled, id: `${scheduled.id}${n}`, key: `${n}` })),
    });
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    return make('scheduleMessage', 'ScheduleMessageInput', { conversationId, body: 'x', key: 'k', sendAt });
  },
};

it.each(Object.keys(OVERFLOWS))('%s', async (message) => {
  const answer = await OVERFLOWS[message]?.();

  expect(answer && firstError(answer)).toMatchObject({ message, extensions: { code: 'BAD_INPUT' } });
});

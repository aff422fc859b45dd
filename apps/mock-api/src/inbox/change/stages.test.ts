import { buildMessage } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, firstError, HOUR } from '#testing/authOperations.ts';
import { changesOf } from '#testing/changes.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const api = await apiForTests();
let company: Company;
let inbox: ReturnType<typeof changesOf>;
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
  inbox = changesOf(api, company);
});

const tomorrow = () => new Date(api.clock.now().getTime() + DAY).toISOString();

describe('who waits', () => {
  it('is nobody once it is resolved, and the visitor again since their first unanswered message when reopened', async () => {
    const { id } = await inbox.conversation({
      messages: ['Hello?', { author: 'Agent', body: 'Hello!' }, 'Do you repair zips?', 'Today?'],
    });
    const [asked] = await api.db.message.findMany({ where: { conversationId: id, body: 'Do you repair zips?' } });

    expect((await inbox.changed({ id, status: 'Resolved' })).conversation.waitingSince).toBeNull();

    expect((await inbox.changed({ id, status: 'Open' })).conversation.waitingSince).toBe(
      asked?.createdAt.toISOString(),
    );
  });

  it('asks for a person until one has it, and again when they give it back', async () => {
    const handoffRequestedAt = new Date();
    const { id } = await inbox.conversation({ handoffRequestedAt });
    await buildMessage(api.db, {
      conversationId: id,
      kind: 'Event',
      author: 'System',
      payload: JSON.stringify({ type: 'HandoffRequested' }),
      createdAt: handoffRequestedAt,
    });

    const { conversation: taken } = await inbox.changed({ id, assigneeId: company.agent.id });
    expect(taken.handoffRequestedAt).toBeNull();

    const { conversation: free } = await inbox.changed({ id, unassign: ['Assignee'] });
    expect(free.handoffRequestedAt).toBe(handoffRequestedAt.toISOString());
  });
});

describe('taking over and handing back', () => {
  it('makes it the own conversation of who takes it over from the assistant', async () => {
    const { id } = await inbox.conversation({ status: 'Pending', handledBy: 'AI' });

    const { conversation: now } = await inbox.changed({ id, handledBy: 'Agent' });

    expect(now).toMatchObject({ handledBy: 'Agent', status: 'Open', assignee: { name: 'Maya Lindqvist' } });
    expect(await inbox.bodiesOf(id)).toEqual(['Maya Lindqvist took over from Nori']);
  });

  it('gives it back to the assistant, and to nobody else', async () => {
    const { id } = await inbox.conversation({ assigneeId: company.agent.id });

    const { conversation: now } = await inbox.changed({ id, handledBy: 'AI' });

    expect(now).toMatchObject({ handledBy: 'AI', status: 'Pending', assignee: null, waitingSince: null });
    expect(await inbox.bodiesOf(id)).toEqual(['Maya Lindqvist handed back to Nori']);
  });
});

describe('snoozing', () => {
  it('keeps until when, and says so', async () => {
    const { id } = await inbox.conversation();
    const until = tomorrow();

    const { conversation: now } = await inbox.changed({ id, status: 'Snoozed', snoozedUntil: until });

    expect(now).toMatchObject({ status: 'Snoozed', snoozedUntil: until });
    const [told] = await inbox.eventsOf(id);
    expect(JSON.parse(told?.payload ?? '')).toEqual({ type: 'Snoozed', until });
  });

  it('without a time lasts until the visitor writes', async () => {
    const { id } = await inbox.conversation();

    await inbox.changed({ id, status: 'Snoozed' });

    expect(await inbox.bodiesOf(id)).toEqual(['Maya Lindqvist snoozed it until the visitor writes']);
    await api.run(
      'mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { message { id } } }',
      {
        token: company.visitorToken,
        variables: { input: { conversationId: id, body: 'Still there?', key: 'k' } },
      },
    );
    expect(await inbox.row(id)).toMatchObject({ status: 'Open', snoozedUntil: null });
  });

  it.each([
    ['a time that has passed', { status: 'Snoozed', snoozedUntil: '2020-01-01T00:00:00.000Z' }],
    ['a time beyond two years', { status: 'Snoozed', snoozedUntil: '2090-01-01T00:00:00.000Z' }],
    ['a time for what is not snoozed', { status: 'Open', snoozedUntil: new Date(Date.now() + HOUR).toISOString() }],
  ])('refuses %s', async (_, change) => {
    const { id } = await inbox.conversation();

    const error = firstError(await inbox.update([{ id, ...change }]));

    expect(error.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'snoozedUntil' });
  });
});

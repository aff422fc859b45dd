import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { moveClock } from '#testing/authOperations.ts';
import { changesOf } from '#testing/changes.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { subscribe } from '#testing/subscriber.ts';

const api = await apiForTests();
let company: Company;
let inbox: ReturnType<typeof changesOf>;
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
  inbox = changesOf(api, company);
});

describe('what the visitor sees of a change', () => {
  it('tells the visitor that it is resolved and that it is open again, numbered without a gap', async () => {
    const { id, lastVisitorSequence } = await inbox.conversation();

    await inbox.changed({ id, status: 'Resolved', priority: 'Low' });
    moveClock(api, 20_000);
    await inbox.changed({ id, status: 'Open' });

    expect((await inbox.eventsOf(id)).map(({ body, visitorSequence }) => [body, visitorSequence])).toEqual([
      ['Maya Lindqvist resolved the conversation', lastVisitorSequence + 1],
      ['Maya Lindqvist set the priority to Low', null],
      ['Maya Lindqvist reopened the conversation', lastVisitorSequence + 2],
    ]);
    expect(await inbox.row(id)).toMatchObject({ lastVisitorSequence: lastVisitorSequence + 2, resolvedAt: null });
  });

  it.each([
    { was: { status: 'Open', handledBy: 'Agent' }, change: { status: 'Resolved' } },
    { was: { status: 'Pending', handledBy: 'AI' }, change: { status: 'Resolved' } },
    { was: { status: 'Resolved', handledBy: 'Agent' }, change: { status: 'Open' } },
    { was: { status: 'Pending', handledBy: 'AI' }, change: { handledBy: 'Agent' } },
    { was: { status: 'Open', handledBy: 'Agent' }, change: { handledBy: 'AI' } },
  ])('shows the visitor nothing of what is undone at once, and staff all of it: %j', async ({ was, change }) => {
    const { id } = await inbox.conversation(was);
    const before = await inbox.seenByVisitor(id);

    const { undo } = await inbox.changed({ id, ...change });
    expect(await inbox.seenByVisitor(id)).toHaveLength(before.length + 1);
    await inbox.changed(undo);

    expect(await inbox.seenByVisitor(id)).toEqual(before);
    expect(await inbox.row(id)).toMatchObject(was);
    expect((await inbox.bodiesOf(id)).length).toBeGreaterThan(0);
  });

  it('keeps for the visitor what was said before it was undone, and what came of it', async () => {
    const { id } = await inbox.conversation();
    const { undo } = await inbox.changed({ id, status: 'Resolved' });
    await api.run('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }', {
      token: company.agentToken,
      variables: { input: { conversationId: id, body: 'That was it then', key: 'k1' } },
    });

    await inbox.changed(undo);

    expect((await inbox.seenByVisitor(id)).slice(-3)).toEqual([
      'Maya Lindqvist resolved the conversation',
      'That was it then',
      'Maya Lindqvist reopened the conversation',
    ]);
  });

  it('tells the visitor again of what is done again', async () => {
    const { id } = await inbox.conversation();
    const { undo } = await inbox.changed({ id, status: 'Resolved' });
    await inbox.changed(undo);

    await inbox.changed({ id, status: 'Resolved' });

    const seen = await inbox.seenByVisitor(id);
    expect(seen.filter((body) => body.includes('resolved'))).toEqual(['Maya Lindqvist resolved the conversation']);
    expect(seen.join()).not.toContain('reopened');
  });

  it('tells the visitor who is there that a line is no more', async () => {
    const { id } = await inbox.conversation();
    const listener = await subscribe(api, await api.listen(), {
      document: 'subscription ($id: ID!) { messageUpdated(conversationId: $id) { body version takenBackAt } }',
      variables: { id },
      token: company.visitorToken,
    });
    const { undo } = await inbox.changed({ id, status: 'Resolved' });

    await inbox.changed(undo);

    await expect
      .poll(() => listener.received)
      .toMatchObject([
        { body: 'Maya Lindqvist resolved the conversation', version: 2, takenBackAt: expect.any(String) },
      ]);
    await listener.stop();
  });
});

import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, firstCode, firstError, HOUR, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { endSnoozes } from './endSnoozes.ts';

const api = await apiForTests();
let company: Company;
beforeEach(async () => {
  company = await buildCompany(api);
  api.mails.length = 0;
});

const talk = (overrides = {}) => {
  const { clientId, assistantId, visitor } = company;
  return buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, ...overrides });
};
const row = (id: string) => api.db.conversation.findUniqueOrThrow({ where: { id } });
const lastMessage = (conversationId: string) =>
  api.db.message.findFirstOrThrow({ where: { conversationId }, orderBy: { sequence: 'desc' } });

describe('a snooze', () => {
  const snoozed = (snoozedUntil: Date | null) => talk({ status: 'Snoozed', snoozedUntil });
  const inAnHour = () => new Date(api.clock.now().getTime() + HOUR);

  it('ends when its time has come: open again, unread, and told to staff', async () => {
    const { id, version } = await snoozed(inAnHour());
    await endSnoozes(api.deps);
    expect(await row(id)).toMatchObject({ status: 'Snoozed', version });

    moveClock(api, HOUR);
    await endSnoozes(api.deps);

    expect(await row(id)).toMatchObject({
      status: 'Open',
      snoozedUntil: null,
      containMessagesUnreadByAgents: true,
      version: version + 1,
    });
    expect(await lastMessage(id)).toMatchObject({ body: 'The snooze ended', visitorSequence: null });
  });

  it('ends once, however often one looks', async () => {
    const { id, version } = await snoozed(inAnHour());
    moveClock(api, HOUR);

    await Promise.all([endSnoozes(api.deps), endSnoozes(api.deps), endSnoozes(api.deps)]);

    expect(await row(id)).toMatchObject({ version: version + 1 });
  });

  it('until the visitor writes does not end by itself', async () => {
    const { id } = await snoozed(null);
    moveClock(api, 400 * DAY);

    await endSnoozes(api.deps);

    expect((await row(id)).status).toBe('Snoozed');
  });
});

describe('askForRating', () => {
  const ask = (conversationId: string) =>
    api.run('mutation ($id: ID!) { askForRating(conversationId: $id) { id csatAskedAt version } }', {
      token: company.agentToken,
      variables: { id: conversationId },
    });

  it('asks the visitor once', async () => {
    const { id, lastVisitorSequence, version } = await talk();

    await ask(id);
    const { body } = await ask(id);

    expect(body.data.askForRating).toMatchObject({ version: version + 1 });
    expect(body.data.askForRating.csatAskedAt).not.toBeNull();
    expect(await lastMessage(id)).toMatchObject({ kind: 'Csat', visitorSequence: lastVisitorSequence + 1 });
    expect(await api.db.message.count({ where: { conversationId: id, kind: 'Csat' } })).toBe(1);
  });

  it('does not ask who has rated', async () => {
    const { id } = await talk({ csatRatedAt: new Date(), csatRating: 4 });

    expect(firstCode(await ask(id))).toBe('BAD_INPUT');
  });
});

describe('sendTranscript', () => {
  const send = (input: object, token = company.agentToken) =>
    api.run('mutation ($input: SendTranscriptInput!) { sendTranscript(input: $input) { id version } }', {
      token,
      variables: { input },
    });

  it('mails what the visitor sees, as text, and says so in the conversation', async () => {
    const { id } = await talk({
      messages: [
        'Is <b>this</b> waterproof?',
        { author: 'Agent', kind: 'Note', body: 'Ask Jonas', visitorSequence: null },
        { author: 'Agent', body: 'It is.' },
      ],
    });

    await send({ conversationId: id, email: ' Hannah@Brandt.example ' });

    expect(api.mails).toHaveLength(1);
    const [mail] = api.mails;
    const { name, email } = await api.db.client.findUniqueOrThrow({ where: { id: company.clientId } });
    const subject = `Your conversation with ${name}`;
    expect(mail).toMatchObject({ to: 'hannah@brandt.example', replyTo: email, subject });
    expect(mail?.text).toContain('Is <b>this</b> waterproof?');
    expect(mail?.text).toContain('It is.');
    expect(mail?.html).toContain('Is &lt;b&gt;this&lt;/b&gt; waterproof?');
    expect(`${mail?.text}${mail?.html}`).not.toContain('Ask Jonas');
    expect(await lastMessage(id)).toMatchObject({
      body: 'Maya Lindqvist sent the transcript to hannah@brandt.example',
      visitorSequence: null,
    });
  });

  it('tells no visitor the address that somebody signs in with', async () => {
    const { id } = await talk();
    const { email } = await api.db.user.findFirstOrThrow({ where: { clientId: company.clientId } });
    await api.db.client.update({ where: { id: company.clientId }, data: { email } });

    await send({ conversationId: id, email: 'hannah@brandt.example' });

    expect(api.mails.at(-1)?.to).toBe('hannah@brandt.example');
    expect(JSON.stringify(api.mails.at(-1))).not.toContain(email);
  });

  it('refuses what is no mail address, and other companies', async () => {
    const { id } = await talk();
    const stranger = await buildCompany(api);

    const wrong = await send({ conversationId: id, email: 'nobody' });
    expect(firstError(wrong).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'email' });
    const foreign = await send({ conversationId: id, email: 'a@b.example' }, stranger.agentToken);
    expect(firstCode(foreign)).toBe('NOT_FOUND');
    expect(api.mails).toEqual([]);
  });

  it('is not sent more than ten times an hour', async () => {
    const { id } = await talk();
    const sendOn = () => send({ conversationId: id, email: 'a@b.example' });
    for (let n = 0; n < 10; n += 1) expect((await sendOn()).body.errors).toBeUndefined();

    expect(firstCode(await sendOn())).toBe('TOO_MANY_ATTEMPTS');
  });
});

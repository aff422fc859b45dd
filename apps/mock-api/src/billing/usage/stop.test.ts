import { buildUsagePeriod } from '@parley/db/factories/billing';
import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendDueMessages } from '#inbox/scheduled/sendDueMessages.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError, HOUR, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { macrosOf } from '#testing/macros.ts';
import { messagesUsed } from './usage.service.ts';

const api = await apiForTests();
const ENDS_AT = new Date(api.clock.now().getTime() + 240 * HOUR);
const LIMIT = 4000;

let company: Company;
let conversationId: string;
beforeEach(async () => {
  company = await buildCompany(api);
  const { clientId, assistantId, visitor } = company;
  ({ id: conversationId } = await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id }));
});

const used = (count: number) =>
  buildUsagePeriod(api.db, {
    clientId: company.clientId,
    endsAt: ENDS_AT,
    used: { Messages: { [company.assistantId]: count } },
  });
const atLimit = (choice: 'Grace10' | 'NotifyOnly') =>
  api.db.limitPolicy.create({ data: { clientId: company.clientId, metric: 'Messages', atLimit: choice } });

const reply = (key = 'reply') =>
  api.run('mutation($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }', {
    token: company.agentToken,
    variables: { input: { conversationId, body: 'Hello', key } },
  });
const ask = (input: object = {}) =>
  api.run('mutation($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { message { id } } }', {
    token: company.visitorToken,
    variables: { input: { body: 'Is anybody there?', key: 'ask', ...input } },
  });
const count = () => messagesUsed(api.deps, company.clientId);
const stored = () => api.db.message.count({ where: { conversation: { clientId: company.clientId } } });

describe('at the limit', () => {
  it('the last reply is sent, and the next one is not', async () => {
    await used(LIMIT - 1);
    expect((await reply()).body.errors).toBeUndefined();
    const before = await stored();

    expect(firstError(await reply('more')).extensions.code).toBe('LIMIT_REACHED');
    expect(await stored()).toBe(before);
    expect(await count()).toBe(LIMIT);
  });

  it('what visitors write comes into the inbox all the same, and counts', async () => {
    await used(LIMIT);
    const goesOn = await ask({ conversationId });
    const begins = await ask({ key: 'another' });

    for (const { body } of [goesOn, begins]) expect(body.errors).toBeUndefined();
    expect(await count()).toBe(LIMIT + 2);
    const { body } = await api.run('{ conversations { edges { node { lastMessagePreview } } } }', {
      token: company.agentToken,
    });
    expect(body.data.conversations.edges).toEqual(
      Array.from({ length: 2 }, () => ({ node: { lastMessagePreview: 'Is anybody there?' } })),
    );
  });

  it('agents are told why and until which day of their company', async () => {
    await used(LIMIT);
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await api.db.client.update({ where: { id: company.clientId }, data: { timezone } });
      const day = ENDS_AT.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: timezone });

      expect(firstError(await reply()).message).toBe(
        `All 4,000 messages of your plan are used until ${day}. Whoever manages the company can pick a larger plan.`,
      );
    }
  });

  it('what was sent before is answered again under its key', async () => {
    await used(LIMIT - 1);
    const first = await reply();

    expect((await reply()).body).toEqual(first.body);
  });

  it('what is taken back makes room for another', async () => {
    await used(LIMIT - 1);
    const { id } = (await reply()).body.data.sendMessage.message;
    await api.run('mutation($id: ID!) { unsendMessage(id: $id) { message { id } } }', {
      token: company.agentToken,
      variables: { id },
    });

    expect((await reply('instead')).body.errors).toBeUndefined();
  });

  it('of many at once exactly as many are let through as there is room for', async () => {
    await used(LIMIT - 3);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => reply(`at once ${n}`)));

    expect(answers.filter(({ body }) => body.data).length).toBe(3);
    expect(await count()).toBe(LIMIT);
  });

  it('private notes are written all the same', async () => {
    await used(LIMIT);
    const { body } = await api.run('mutation($input: AddNoteInput!) { addNote(input: $input) { message { id } } }', {
      token: company.agentToken,
      variables: { input: { conversationId, body: 'She waits.', key: 'note' } },
    });
    expect(body.errors).toBeUndefined();
  });

  it('what was scheduled is not sent, kept for staff, and says why', async () => {
    const sendAt = new Date(api.clock.now().getTime() + HOUR);
    await api.run('mutation($input: ScheduleMessageInput!) { scheduleMessage(input: $input) { id } }', {
      token: company.agentToken,
      variables: { input: { conversationId, body: 'It has arrived.', key: 'later', sendAt } },
    });
    await used(LIMIT);
    moveClock(api, 2 * HOUR);
    await sendDueMessages(api.deps);
    api.clock.setOffset(0);

    expect(await api.db.message.findMany({ where: { conversationId, kind: 'Event' } })).toMatchObject([
      {
        body: 'What Maya Lindqvist had scheduled was not sent, because all messages of the plan are used: It has arrived.',
      },
    ]);
  });

  it('a macro that says something does nothing to the conversation', async () => {
    await used(LIMIT);
    const macros = macrosOf(api, company);
    const { id, version } = await macros.conversation();
    const actions = [{ type: 'Resolve' }, { type: 'SendMessage', body: 'Done.' }];
    const refused = await macros.send({ macroId: await macros.make(actions), conversationIds: [id] });

    expect(firstError(refused).extensions.code).toBe('LIMIT_REACHED');
    expect(await macros.row(id)).toMatchObject({ status: 'Open', version });
  });
});

describe('beyond the limit', () => {
  it('another tenth is let through where that was chosen', async () => {
    await atLimit('Grace10');
    await used(LIMIT * 1.1 - 1);

    expect((await reply()).body.errors).toBeUndefined();
    expect(firstError(await reply('more')).message).toMatch(/^All 4,400 messages/);
    expect((await ask()).body.errors).toBeUndefined();
  });

  it('everything is let through where that was chosen', async () => {
    await atLimit('NotifyOnly');
    await used(3 * LIMIT);

    expect((await reply()).body.errors).toBeUndefined();
    expect(await count()).toBe(3 * LIMIT + 1);
  });

  it('a larger plan has room at once', async () => {
    await used(LIMIT);
    await api.db.usagePeriod.updateMany({ where: { clientId: company.clientId }, data: { subscriptionType: 'Pro' } });

    expect((await reply()).body.errors).toBeUndefined();
  });
});

import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError, HOUR, MINUTE, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { visitorToken } from '#testing/tokens.ts';

const api = await apiForTests();
const MAIL = `mutation ($id: ID!, $email: String!, $code: String) {
  sendVisitorTranscript(conversationId: $id, email: $email, code: $code)
}`;
const SAID = [
  'My zip broke',
  { author: 'Agent', body: 'We repair it' },
  { author: 'Agent', kind: 'Note', visitorSequence: null, body: 'A regular' },
] as const;

let company: Company;
let lastAddress = 0;
beforeEach(async () => {
  company = await buildCompany(api);
  api.mails.length = 0;
  await api.db.throttle.deleteMany();
});

/** Somebody in the chat, who asks from an address of their own unless told otherwise. */
async function person({ clientId, assistantId } = company) {
  const visitor = await buildVisitor(api.db, { clientId, name: 'Buy at spam.example' });
  const token = await visitorToken(api.deps, visitor, assistantId);
  const { id } = await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, messages: SAID });
  const ip = `203.0.113.${(lastAddress += 1)}`;
  const ask = (email: string, code?: string, from = ip) =>
    api.run(MAIL, { token, ip: from, variables: { id, email, code } });
  return { ask, visitor };
}

const codeIn = (mail = api.mails.at(-1)) => /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
const outcome = async (asked: ReturnType<Awaited<ReturnType<typeof person>>['ask']>) => {
  const { body } = await asked;
  return body.data?.sendVisitorTranscript ?? body.errors?.[0]?.extensions.code;
};
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('an address that the visitor has not confirmed', () => {
  it('gets a code alone, and nothing that a visitor chose', async () => {
    const { ask } = await person();

    expect(await outcome(ask('ada@visitor.example'))).toBe('CodeMailed');

    expect(api.mails).toHaveLength(1);
    const [mail] = api.mails;
    expect(mail).toMatchObject({ to: 'ada@visitor.example', subject: 'Your code for the chat' });
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/zip|spam/);
  });

  it('gets the transcript, without notes, once the code is given, and from then on at once', async () => {
    const { ask } = await person();
    await ask('ada@visitor.example');

    expect(await outcome(ask('Ada@visitor.example', ` ${codeIn()} `))).toBe('Sent');

    expect(api.mails.at(-1)).toMatchObject({
      to: 'ada@visitor.example',
      text: expect.stringContaining('We repair it'),
    });
    expect(api.mails.at(-1)?.text).not.toContain('A regular');
    expect(await outcome(ask('ada@visitor.example'))).toBe('Sent');
    expect(await outcome(ask('bob@visitor.example'))).toBe('CodeMailed');
  });

  it('gets nothing for a wrong code, an old one, one of before, and another’s', async () => {
    const { ask } = await person();
    const other = await person();
    await other.ask('ada@visitor.example');
    const ofOther = codeIn();
    await ask('ada@visitor.example');
    const before = codeIn();
    await ask('ada@visitor.example');
    const newest = codeIn();
    const mailed = api.mails.length;

    const wrong = [ofOther, before, wrongOf(newest)].filter((code) => code !== newest);
    for (const code of wrong) {
      expect(firstError(await ask('ada@visitor.example', code)).extensions).toEqual({
        code: 'WRONG_CODE',
        field: 'code',
      });
    }
    moveClock(api, 15 * MINUTE);

    expect(firstCode(await ask('ada@visitor.example', newest))).toBe('WRONG_CODE');
    expect(api.mails).toHaveLength(mailed);
  });

  it('is not confirmed by guessing on: five wrong codes, then not even the right one', async () => {
    const { ask } = await person();
    await ask('ada@visitor.example');
    const code = codeIn();
    for (let guess = 0; guess < 5; guess += 1) await ask('ada@visitor.example', wrongOf(code));

    expect(firstError(await ask('ada@visitor.example', code)).extensions).toEqual({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfterSeconds: expect.closeTo(900, -2),
    });
  });

  it('leaves no code in the database that could be read', async () => {
    const { ask, visitor } = await person();
    await ask('ada@visitor.example');

    const [row] = await api.db.visitorAddress.findMany({ where: { visitorId: visitor.id } });
    expect(row?.codeHash).not.toContain(codeIn());
    expect(row?.confirmedAt).toBeNull();
  });
});

describe('mails of visitors', () => {
  it('reach one mailbox six times an hour, whoever asks and whatever stands after a plus', async () => {
    for (let n = 0; n < 6; n += 1) await (await person()).ask(`eve+${n}@victim.example`);

    const { ask } = await person();
    expect(await outcome(ask('eve@victim.example'))).toBe('TOO_MANY_ATTEMPTS');
    expect(api.mails).toHaveLength(6);
    moveClock(api, HOUR);
    expect(await outcome(ask('eve@victim.example'))).toBe('CodeMailed');
  });

  it('are six an hour of one visitor', async () => {
    const { ask } = await person();
    for (let n = 0; n < 6; n += 1) await ask(`reader${n}@one.example`);

    expect(await outcome(ask('reader7@one.example'))).toBe('TOO_MANY_ATTEMPTS');
  });

  it('are twenty an hour from one address', async () => {
    for (let n = 0; n < 20; n += 1) await (await person()).ask(`reader${n}@two.example`, undefined, '198.51.100.9');

    const { ask } = await person();
    expect(await outcome(ask('reader21@two.example', undefined, '198.51.100.9'))).toBe('TOO_MANY_ATTEMPTS');
    expect(await outcome(ask('reader21@two.example'))).toBe('CodeMailed');
  });

  it('are two hundred a day from the chats of one company', async () => {
    for (let n = 0; n < 200; n += 1) await (await person()).ask(`reader${n}@three.example`);

    expect(await outcome((await person()).ask('reader201@three.example'))).toBe('TOO_MANY_ATTEMPTS');
    const elsewhere = await person(await buildCompany(api));
    expect(await outcome(elsewhere.ask('reader201@three.example'))).toBe('CodeMailed');
  });

  it('go to no address that is none, and not for who is blocked', async () => {
    const { ask, visitor } = await person();
    expect(firstError(await ask('nobody')).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'email' });

    await api.db.visitor.update({ where: { id: visitor.id }, data: { blockedAt: new Date() } });

    expect(await outcome(ask('ada@visitor.example'))).toBe('FORBIDDEN');
    expect(api.mails).toEqual([]);
  });
});

import { buildUser } from '@parley/db/factories/auth';
import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeUnsent } from '#inbox/attachments/removeUnsent.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, firstCode, firstError, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { PDF, png } from '#testing/files.ts';
import { staffToken } from '#testing/tokens.ts';
import { uploaded } from '#testing/upload.ts';

const api = await apiForTests();
let company: Company;
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
});

const FIELDS = 'id shortcut title body folder scope usageCount attachments { id name }';
const reply = { shortcut: 'hours', title: 'Opening hours', body: 'We are open until 18:30.', scope: 'All' };

const create = (input: object = {}, token = company.agentToken) =>
  api.run(`mutation ($input: CannedReplyInput!) { createCannedReply(input: $input) { ${FIELDS} } }`, {
    token,
    variables: { input: { ...reply, ...input } },
  });
const created = async (input: object = {}, token = company.agentToken) =>
  (await create(input, token)).body.data.createCannedReply;
const update = (id: string, input: object, token = company.agentToken) =>
  api.run(
    `mutation ($id: ID!, $input: CannedReplyInput!) { updateCannedReply(id: $id, input: $input) { ${FIELDS} } }`,
    {
      token,
      variables: { id, input: { ...reply, ...input } },
    },
  );
const use = (id: string, conversationId: string, token = company.agentToken) =>
  api.run(
    `mutation ($id: ID!, $conversationId: ID!) {
      useCannedReply(id: $id, conversationId: $conversationId) { body undefinedVariables attachments { id name url } }
    }`,
    { token, variables: { id, conversationId } },
  );
const list = async (token = company.agentToken) => {
  const { body } = await api.run(`{ cannedReplies { ${FIELDS} } }`, { token });
  return body.data.cannedReplies;
};
const colleague = async () => staffToken(api.deps, await buildUser(api.db, { clientId: company.clientId }));

async function asked(visitorFields: object = {}) {
  const { clientId, assistantId } = company;
  const visitor = await buildVisitor(api.db, { clientId, name: 'Hannah Brandt', ...visitorFields });
  return buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id });
}

describe('canned replies', () => {
  it('are shared, or for oneself alone', async () => {
    await created({ shortcut: '/Hours ' });
    await created({ shortcut: 'mine', scope: 'Me' });

    expect(await list()).toMatchObject([{ shortcut: 'hours' }, { shortcut: 'mine' }]);
    expect(await list(await colleague())).toMatchObject([{ shortcut: 'hours' }]);
    expect(await list((await buildCompany(api)).agentToken)).toEqual([]);
  });

  it("cannot be changed or deleted when they are somebody else's own", async () => {
    const { id } = await created({ scope: 'Me' });
    const token = await colleague();

    expect(firstCode(await update(id, {}, token))).toBe('NOT_FOUND');
    const deletion = 'mutation ($id: ID!) { deleteCannedReply(id: $id) }';
    expect(firstCode(await api.run(deletion, { token, variables: { id } }))).toBe('NOT_FOUND');
    expect(
      (await api.run(deletion, { token: company.agentToken, variables: { id } })).body.data.deleteCannedReply,
    ).toBe(id);
  });

  it('are not taken away from everybody, and oneself, by making those of a colleague the colleague’s alone', async () => {
    const { id } = await created();
    const token = await colleague();

    expect(firstError(await update(id, { scope: 'Me' }, token)).extensions).toMatchObject({
      code: 'BAD_INPUT',
      field: 'scope',
    });
    expect((await update(id, { title: 'Hours' }, token)).body.data.updateCannedReply).toMatchObject({ title: 'Hours' });
    expect((await update(id, { scope: 'Me' })).body.data.updateCannedReply).toMatchObject({ scope: 'Me' });
  });

  it.each([
    ['shortcut', { shortcut: '' }],
    ['shortcut', { shortcut: 'two words' }],
    ['title', { title: ' ' }],
    ['body', { body: '' }],
    ['body', { body: 'x'.repeat(5001) }],
    ['folder', { folder: 'x'.repeat(41) }],
  ])('say what is wrong beside %s', async (field, input) => {
    expect(firstError(await create(input)).extensions).toMatchObject({ code: 'BAD_INPUT', field });
  });

  it('have one shortcut each, also beside those of others', async () => {
    await created({ scope: 'Me' });

    expect(firstError(await create({}, await colleague()))).toMatchObject({
      message: '/hours stands for another canned reply already.',
      extensions: { code: 'BAD_INPUT', field: 'shortcut' },
    });
  });

  it('carry files, which can be added and removed', async () => {
    const [first, second] = [
      await uploaded(api, { name: 'map.png', bytes: png(), token: company.agentToken }),
      await uploaded(api, { name: 'menu.pdf', bytes: PDF, token: company.agentToken }),
    ];
    const { id } = await created({ attachmentIds: [first] });

    const { body } = await update(id, { attachmentIds: [second] });

    expect(body.data.updateCannedReply.attachments).toEqual([{ id: second, name: 'menu.pdf' }]);
    expect(await api.db.attachment.count({ where: { id: first } })).toBe(0);
  });
});

describe('using one', () => {
  it('puts in what is known, and names what is not', async () => {
    const { id } = await created({
      body: 'Hi {{visitor.first_name}} ({{visitor.email}}), {{agent.first_name}} here. Size {{visitor.size}}.',
    });
    const conversation = await asked({ attributes: JSON.stringify({ Size: '43' }) });

    const { body } = await use(id, conversation.id);

    expect(body.data.useCannedReply).toEqual({
      body: 'Hi Hannah ({{visitor.email}}), Maya here. Size 43.',
      undefinedVariables: ['visitor.email'],
      attachments: [],
    });
    expect(await list()).toMatchObject([{ usageCount: 1 }]);
  });

  it('does not address a stranger as a number', async () => {
    const { id } = await created({ body: 'Hi {{visitor.name}}' });

    const { body } = await use(id, (await asked({ name: 'Visitor 4821' })).id);

    expect(body.data.useCannedReply.undefinedVariables).toEqual(['visitor.name']);
  });

  it('gives copies of its files, which can be sent and leave the reply its own', async () => {
    const file = await uploaded(api, { name: 'map.png', bytes: png(), token: company.agentToken });
    const { id } = await created({ attachmentIds: [file] });
    const token = await colleague();
    const conversation = await asked();

    const { body } = await use(id, conversation.id, token);
    const [copy] = body.data.useCannedReply.attachments;
    const sent = await api.run(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { attachments { name url } } } }',
      {
        token,
        variables: { input: { conversationId: conversation.id, body: '', key: 'k', attachmentIds: [copy.id] } },
      },
    );

    const [attachment] = sent.body.data.sendMessage.message.attachments;
    expect((await api.api.fetch(new Request(attachment.url))).status).toBe(200);
    expect(await list()).toMatchObject([{ attachments: [{ id: file }] }]);
  });

  it('shares the bytes of its files, until the last one that has them is gone', async () => {
    const contents = () => api.db.attachmentContent.count({ where: { attachments: { some: { clientId } } } });
    const { clientId, agentToken: token } = company;
    const file = await uploaded(api, { name: 'map.png', bytes: png(), token });
    const { id } = await created({ attachmentIds: [file] });
    const { contentId } = await api.db.attachment.findUniqueOrThrow({ where: { id: file } });
    const conversation = await asked();
    const [first, second] = [await use(id, conversation.id), await use(id, conversation.id)].map(
      ({ body }) => body.data.useCannedReply.attachments[0],
    );
    expect(await contents()).toBe(1);

    await api.run('mutation ($id: ID!) { deleteCannedReply(id: $id) }', { token, variables: { id } });
    await api.db.attachment.delete({ where: { id: first.id } });
    expect((await api.api.fetch(new Request(second.url))).status).toBe(200);

    moveClock(api, 2 * DAY);
    await removeUnsent(api.deps);
    expect(await api.db.attachmentContent.findUnique({ where: { id: contentId } })).toBeNull();
  });

  it('is refused when it is the 121st of ten minutes', async () => {
    const { id } = await created();
    const conversation = await asked();
    for (let n = 0; n < 120; n += 1) await use(id, conversation.id);

    expect(firstError(await use(id, conversation.id)).extensions).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfterSeconds: expect.any(Number),
    });
    expect((await use(id, conversation.id, await colleague())).body.errors).toBeUndefined();
  });
});

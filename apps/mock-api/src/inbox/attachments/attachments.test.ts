import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { PDF, png } from '#testing/files.ts';
import { uploaded } from '#testing/upload.ts';

const api = await apiForTests();
let company: Company;
beforeEach(async () => {
  company = await buildCompany(api);
});

const MESSAGE = 'message { id body attachments { id kind name mediaType size width height url } }';
const SEND = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { ${MESSAGE} conversation { id lastMessagePreview } }
}`;
const SEND_AS_VISITOR = `mutation ($input: SendVisitorMessageInput!) {
  sendVisitorMessage(input: $input) { ${MESSAGE} conversation { id } }
}`;

const begun = ({ clientId, assistantId, visitor } = company) =>
  buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, messages: ['Hello?'] });

type Reply = { attachmentIds: string[]; body?: string; key?: string; conversationId?: string };

async function send({ conversationId, body = '', key = 'key-1', attachmentIds }: Reply, token = company.agentToken) {
  const id = conversationId ?? (await begun()).id;
  return api.run(SEND, { token, variables: { input: { conversationId: id, body, key, attachmentIds } } });
}

const photo = (token = company.agentToken) => uploaded(api, { bytes: png(4, 3), token });
const invoice = (token = company.agentToken) => uploaded(api, { name: 'invoice.pdf', bytes: PDF, token });
const get = (url: string, method = 'GET') => api.api.fetch(new Request(url, { method }));

describe('a message with files', () => {
  it('carries them in their order, and needs no words', async () => {
    const attachmentIds = [await invoice(), await photo()];

    const { body } = await send({ attachmentIds });

    const { message, conversation } = body.data.sendMessage;
    expect(message.body).toBe('');
    expect(message.attachments).toMatchObject([
      { id: attachmentIds[0], kind: 'File', name: 'invoice.pdf', mediaType: 'application/pdf', width: null },
      { id: attachmentIds[1], kind: 'Image', name: 'photo.png', mediaType: 'image/png', width: 4, height: 3 },
    ]);
    expect(conversation.lastMessagePreview).toBe('2 files');
    expect(await api.db.conversation.findUnique({ where: { id: conversation.id } })).toMatchObject({
      hasAttachments: true,
    });
  });

  it('is the same one when it is sent again, and another one with other files', async () => {
    const { id: conversationId } = await begun();
    const attachmentIds = [await photo()];
    const first = await send({ conversationId, attachmentIds });

    expect((await send({ conversationId, attachmentIds })).body).toEqual(first.body);
    expect(firstCode(await send({ conversationId, attachmentIds: [await photo()] }))).toBe('KEY_REUSED');
  });

  it('reads the files of a whole page by one statement', async () => {
    const { id: conversationId } = await begun();
    for (const key of ['a', 'b']) await send({ conversationId, key, attachmentIds: [await photo()] });

    const { body } = await api.run(
      'query ($id: ID!) { conversation(id: $id) { messages { edges { node { attachments { name } } } } } }',
      { token: company.agentToken, variables: { id: conversationId } },
    );

    const counts = body.data.conversation.messages.edges.map(
      (edge: { node: { attachments: unknown[] } }) => edge.node.attachments.length,
    );
    expect(counts).toEqual([0, 1, 1]);
  });

  it.each([
    ['no words and no files', { attachmentIds: [] }],
    ['too many', { attachmentIds: Array.from({ length: 11 }, (_, n) => `atch_${n}`) }],
    ['one of them twice', { attachmentIds: ['atch_1', 'atch_1'] }],
  ])('is refused with %s', async (_, reply) => {
    expect(firstError(await send(reply)).extensions).toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe("somebody's files", () => {
  it('are sent by themselves alone', async () => {
    const stranger = await buildCompany(api);
    const theirs = [await photo(stranger.agentToken), await photo(company.visitorToken), 'atch_none'];

    for (const id of theirs) {
      const { extensions } = firstError(await send({ body: 'Look', attachmentIds: [id] }));
      expect(extensions).toMatchObject({ code: 'NOT_FOUND', field: 'attachmentIds' });
    }
  });

  it('are sent once, and nothing is stored when one of them is gone', async () => {
    const { id: conversationId } = await begun();
    const sent = await photo();
    await send({ conversationId, attachmentIds: [sent] });

    const answer = await send({ conversationId, key: 'key-2', attachmentIds: [await photo(), sent] });

    expect(firstCode(answer)).toBe('NOT_FOUND');
    expect(await api.db.message.count({ where: { conversationId } })).toBe(2);
  });
});

describe("a visitor's files", () => {
  it('begin a conversation, and go on with it', async () => {
    const token = company.visitorToken;
    const say = (input: object) => api.run(SEND_AS_VISITOR, { token, variables: { input } });

    const begun = await say({ body: '', key: 'first', attachmentIds: [await photo(token)] });
    const { message, conversation } = begun.body.data.sendVisitorMessage;
    expect(message.attachments).toMatchObject([{ name: 'photo.png' }]);
    expect(await api.db.conversation.findUnique({ where: { id: conversation.id } })).toMatchObject({
      lastMessagePreview: 'photo.png',
      hasAttachments: true,
    });

    const more = await say({
      conversationId: conversation.id,
      body: 'And this',
      key: 'second',
      attachmentIds: [await invoice(token)],
    });
    expect(more.body.data.sendVisitorMessage.message.attachments).toMatchObject([{ name: 'invoice.pdf' }]);
  });
});

describe("a file's address", () => {
  const addressOf = async (attachmentIds: string[]) => {
    const { body } = await send({ attachmentIds });
    return String(body.data.sendMessage.message.attachments[0].url);
  };

  it('shows an image, and lets nothing in it run', async () => {
    const response = await get(await addressOf([await photo()]));

    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png(4, 3));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "inline; filename*=UTF-8''photo.png",
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it.each([
    ['page.html', '<!doctype html><script>alert(1)</script>'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ["Robert's (new) menu*.txt", 'Soup'],
  ])('only downloads %s', async (name, bytes) => {
    const file = await uploaded(api, { name, bytes, token: company.agentToken });

    const response = await get(await addressOf([file]));

    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('is good for a day, and the same all that day', async () => {
    const { id: conversationId } = await begun();
    const attachmentIds = [await photo()];
    const ask = async () => {
      const { body } = await send({ conversationId, attachmentIds });
      return String(body.data.sendMessage.message.attachments[0].url);
    };
    const url = await ask();
    expect(await ask()).toBe(url);

    api.clock.setOffset(23 * 60 * 60_000);
    expect((await get(url)).status).toBe(200);
    api.clock.setOffset(49 * 60 * 60_000);
    expect((await get(url)).status).toBe(403);
    api.clock.setOffset(0);
  });

  it('opens this file only, for as long as it says', async () => {
    const [one, other] = [new URL(await addressOf([await photo()])), new URL(await addressOf([await photo()]))];

    const swapped = new URL(other.pathname + one.search, one);
    const longer = new URL(one);
    longer.searchParams.set('expires', String(Number(one.searchParams.get('expires')) + 86_400));
    for (const url of [swapped, longer, new URL(one.pathname, one)]) expect((await get(url.href)).status).toBe(403);
  });

  it('is for reading only, and nothing else stands beside it', async () => {
    const url = await addressOf([await photo()]);

    expect((await get(url, 'POST')).status).toBe(405);
    expect((await get('http://localhost/conversations/attachments/upload')).status).toBe(405);
    expect((await get('http://localhost/conversations/attachments/')).status).toBe(404);
  });
});

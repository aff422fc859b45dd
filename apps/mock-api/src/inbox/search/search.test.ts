import { buildUser } from '@parley/db/factories/auth';
import { buildConversation, buildMessage } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import { restoreFrom, snapshot } from '@parley/db/restore';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const SEARCH = `query ($query: String!, $first: Int, $timezone: String, $sort: SearchSort) {
  searchConversations(query: $query, first: $first, timezone: $timezone, sort: $sort) {
    count hits { conversation { visitorName } message { body } excerpt { text isMatch } }
  }
}`;

type Hit = {
  conversation: { visitorName: string };
  message: { body: string } | null;
  excerpt: { text: string; isMatch: boolean }[];
};

const api = await apiForTests();
let company: Company;
beforeAll(async () => {
  company = await buildCompany(api);
  const { clientId, assistantId, agent } = company;
  const repairs = await buildLabel(api.db, { clientId, name: 'Repairs' });
  const talk = { clientId, assistantId };
  await buildConversation(api.db, {
    ...talk,
    visitorName: 'Hannah Brandt',
    visitorEmail: 'hannah@brandt-keramik.ch',
    labelIds: [repairs.id],
    assigneeId: agent.id,
    lastActivityAt: new Date('2026-11-10T10:00:00Z'),
    messages: [
      { body: 'The hip-belt strap has torn at the buckle.', createdAt: new Date('2026-11-10T09:00:00Z') },
      { body: 'We repair the strap for free.', author: 'Agent', createdAt: new Date('2026-11-10T10:00:00Z') },
    ],
  });
  await buildConversation(api.db, {
    ...talk,
    visitorName: 'Zoë Grün',
    status: 'Resolved',
    hasAttachments: true,
    lastActivityAt: new Date('2026-11-15T10:00:00Z'),
    messages: [
      { body: 'Is the strap of the Größe M longer?', createdAt: new Date('2026-11-15T10:00:00Z') },
      {
        body: 'Ask the workshop about straps.',
        author: 'Agent',
        kind: 'Note',
        visitorSequence: null,
        createdAt: new Date('2026-11-15T10:01:00Z'),
      },
    ],
  });
  const melanie = await buildUser(api.db, { clientId, name: 'Melanie Roth' });
  await buildConversation(api.db, { ...talk, visitorName: 'Ida Lund', assigneeId: melanie.id, messages: ['Hi'] });
  const stranger = await buildCompany(api);
  await buildConversation(api.db, { clientId: stranger.clientId, visitorName: 'Eve', messages: ['A torn strap'] });
}, 60_000);

type Options = { timezone?: string; sort?: 'Relevance' | 'Newest'; first?: number };

async function searchFor(query: string, options: Options = {}): Promise<{ count: number; hits: Hit[] }> {
  const { body } = await api.run<{ searchConversations: { count: number; hits: Hit[] } }>(SEARCH, {
    token: company.agentToken,
    variables: { query, ...options },
  });
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data.searchConversations;
}

const search = async (query: string, timezone?: string) => (await searchFor(query, { timezone })).hits;

const names = (hits: readonly Hit[]) => hits.map(({ conversation }) => conversation.visitorName);

describe('searchConversations', () => {
  it('finds the latest first when that is asked for, each by its latest message', async () => {
    const { hits } = await searchFor('strap', { sort: 'Newest' });

    expect(hits.map(({ conversation, message }) => [conversation.visitorName, message?.body])).toEqual([
      ['Zoë Grün', 'Ask the workshop about straps.'],
      ['Hannah Brandt', 'We repair the strap for free.'],
    ]);
    expect(hits[0]?.excerpt).toContainEqual({ text: 'straps', isMatch: true });
    // One word may be missing, as always.
    expect(names((await searchFor('workshop strap', { sort: 'Newest' })).hits)).toEqual(['Zoë Grün', 'Hannah Brandt']);
  });

  it.each([
    ['strap', 2],
    ['torn strap', 1],
    ['label:repairs', 1],
    ['from:me', 0],
    ['is:note', 1],
    ['nothingofthekind', 0],
    ['', 0],
  ])('says how many there are, whichever come first: %j %i', async (query, count) => {
    for (const sort of ['Relevance', 'Newest'] as const) {
      const found = await searchFor(query, { sort, first: 1 });
      expect(found.count).toBe(count);
      expect(found.hits).toHaveLength(Math.min(count, 1));
    }
  });

  it('finds messages by all of the words before those that hold only some', async () => {
    const hits = await search('torn strap');

    expect(names(hits)).toEqual(['Hannah Brandt', 'Zoë Grün']);
    expect(hits[0]?.message?.body).toBe('The hip-belt strap has torn at the buckle.');
    expect(hits[0]?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['strap', 'torn']);
  });

  it.each([
    ['hannah', 'Hannah Brandt'],
    ['keramik', 'Hannah Brandt'],
    ['zoe gru', 'Zoë Grün'],
  ])('finds people by name and mail address, and by the beginning of what is being typed: %s', async (query, name) => {
    const [hit] = await search(query);

    expect(hit).toMatchObject({ conversation: { visitorName: name }, message: null });
  });

  it.each([
    ['strap from:hannah', ['Hannah Brandt']],
    ['strap from:maya', ['Hannah Brandt', 'Zoë Grün']],
    ['strap label:repairs', ['Hannah Brandt']],
    ['strap label:nothing', []],
    ['strap assignee:me', ['Hannah Brandt']],
    ['assignee:Me', ['Hannah Brandt']],
    ['assignee:mel', ['Ida Lund']],
    ['strap assignee:none', ['Zoë Grün']],
    ['strap assignee:nobody-here', []],
    ['strap is:resolved', ['Zoë Grün']],
    ['strap has:file', ['Zoë Grün']],
    ['strap before:2026-11-12', ['Hannah Brandt']],
    ['strap after:2026-11-12', ['Zoë Grün']],
    ['is:note', ['Zoë Grün']],
    ['has:file', ['Zoë Grün']],
    ['label:repairs', ['Hannah Brandt']],
    ['from:"Hannah Brandt"', ['Hannah Brandt']],
    ['from:keramik', ['Hannah Brandt']],
    ['from:zo', ['Zoë Grün']],
    ['from:me', []],
    ['from:hannah is:note', []],
    ['strap -label:repairs', ['Zoë Grün']],
    ['strap -label:nothing', ['Hannah Brandt', 'Zoë Grün']],
    ['-label:repairs', ['Ida Lund', 'Zoë Grün']],
    ['-assignee:none -assignee:me', ['Ida Lund']],
    ['-is:resolved -has:file label:repairs', ['Hannah Brandt']],
    ['strap -is:note', ['Hannah Brandt', 'Zoë Grün']],
    ['strap -from:hannah', ['Hannah Brandt', 'Zoë Grün']],
    ['-from:hannah -from:maya', ['Ida Lund', 'Zoë Grün']],
    ['   ', []],
    ['"', []],
    ['nowhere', []],
  ])('narrows by operators: %s', async (query, expected) => {
    expect(names(await search(query)).toSorted()).toEqual(expected);
  });

  it.each([
    ['UTC', 'before:2026-11-10', []],
    ['Pacific/Honolulu', 'before:2026-11-10', ['Hannah Brandt']],
    ['UTC', 'after:2026-11-11', ['Zoë Grün']],
    ['Pacific/Kiritimati', 'after:2026-11-11', ['Hannah Brandt', 'Zoë Grün']],
  ])('has days begin where the searching person is: in %s, %s', async (timezone, days, expected) => {
    expect(names(await search(`strap ${days}`, timezone)).toSorted()).toEqual(expected);
  });

  it.each(['Mars/Base', '', 'x'.repeat(100_000)])('names a time zone that there is not: %.20s', async (timezone) => {
    const variables = { query: 'strap before:2026-11-12', timezone };
    const answer = await api.run(SEARCH, { token: company.agentToken, variables });

    expect(firstError(answer).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'timezone' });
  });

  it.each(['torn strap somewhere', 'somewhere torn strap', 'somewhere else torn'])(
    'finds messages that lack a word or two when none has them all: %s',
    async (query) => {
      expect(names(await search(query))).toContain('Hannah Brandt');
    },
  );

  it('finds by who wrote, under the name that a visitor has by now and one has oneself', async () => {
    const { clientId, assistantId, agent } = company;
    const talk = { clientId, assistantId, visitorName: 'Visitor 9', messages: ['Hello'] };
    const { id } = await buildConversation(api.db, talk);
    await buildMessage(api.db, { conversationId: id, body: 'Yes?', author: 'Agent', authorId: agent.id });

    await api.db.conversation.update({
      where: { id },
      data: { visitorName: 'Ottilie Ek', visitorEmail: 'ek@post.se' },
    });

    expect(names(await search('from:me'))).toEqual(['Ottilie Ek']);
    expect((await search('from:ottilie')).map(({ message }) => message?.body)).toEqual(['Hello']);
    expect(names(await search('from:"ek@post.se"'))).toEqual(['Ottilie Ek']);
    expect(names(await search('hello from:ottilie'))).toEqual(['Ottilie Ek']);
    await api.db.conversation.delete({ where: { id } });
    expect(names(await search('from:ottilie'))).toEqual([]);
  });

  it('knows nothing of another company', async () => {
    expect(names(await search('eve'))).toEqual([]);
    expect(names(await search('torn'))).toEqual(['Hannah Brandt']);
    expect(names(await search('from:eve'))).toEqual([]);
  });

  it('follows what is written, changed and deleted, also over a snapshot', async () => {
    const { clientId, assistantId } = company;
    const { id } = await buildConversation(api.db, { clientId, assistantId, visitorName: 'Ben', messages: [] });
    const message = await buildMessage(api.db, { conversationId: id, body: 'A carabiner that squeaks' });
    expect(names(await search('carabiner'))).toEqual(['Ben']);

    await api.db.message.update({ where: { id: message.id }, data: { body: 'A hinge that squeaks' } });
    expect(names(await search('carabiner'))).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'parley-search-'));
    await snapshot(api.db, join(folder, 'one.db'));
    await api.db.conversation.update({ where: { id }, data: { visitorName: 'Benedikt' } });
    expect(names(await search('benedikt'))).toEqual(['Benedikt']);
    await restoreFrom(api.db, join(folder, 'one.db'));
    rmSync(folder, { recursive: true });
    expect(names(await search('benedikt'))).toEqual([]);
    expect(names(await search('hinge'))).toEqual(['Ben']);

    await api.db.conversation.delete({ where: { id } });
    expect(names(await search('hinge'))).toEqual([]);
    expect(names(await search('strap'))).toHaveLength(2);
  });

  it('shows nothing of what was taken back', async () => {
    const { clientId, assistantId } = company;
    const { id } = await buildConversation(api.db, { clientId, assistantId, visitorName: 'Mia', messages: [] });
    const takenBack = { author: 'Agent', authorName: 'Quentin', takenBackAt: new Date() } as const;
    await buildMessage(api.db, { conversationId: id, body: '', ...takenBack });

    expect(await search('from:quentin')).toEqual([]);
  });

  it.each([
    ['x'.repeat(501), undefined, 'query'],
    ['strap', 101, 'first'],
  ])('refuses what is too much', async (query, first, field) => {
    const answer = await api.run(SEARCH, { token: company.agentToken, variables: { query, first } });

    expect(firstError(answer).extensions).toMatchObject({ code: 'BAD_INPUT', field });
  });
});

import { newConfig } from '@parley/assistant-config/newConfig';
import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
const FIELDS = `{ id title isEnabled archivedAt published { number config note publishedByName }
  draft { revision hasChanges savedByName config } versions { edges { node { number note } } } }`;
const ASSISTANT = `query ($id: ID!) { assistant(id: $id) ${FIELDS} }`;
const SAVE = `mutation ($input: SaveAssistantDraftInput!) { saveAssistantDraft(input: $input) ${FIELDS} }`;
const PUBLISH = `mutation ($input: PublishAssistantInput!) { publishAssistant(input: $input) ${FIELDS} }`;
const RESTORE = `mutation ($id: ID!, $number: Int!) { restoreAssistantVersion(id: $id, number: $number) ${FIELDS} }`;
const DISCARD = `mutation ($id: ID!) { discardAssistantDraft(id: $id) ${FIELDS} }`;
const CREATE = `mutation ($input: CreateAssistantInput!) { createAssistant(input: $input) ${FIELDS} }`;
const ENABLE = `mutation ($id: ID!, $isEnabled: Boolean!) { setAssistantEnabled(id: $id, isEnabled: $isEnabled) ${FIELDS} }`;
const ARCHIVE = `mutation ($id: ID!, $isArchived: Boolean!) { setAssistantArchived(id: $id, isArchived: $isArchived) ${FIELDS} }`;
const OPEN =
  'mutation ($c: ID!, $a: ID!) { startVisitorSession(clientId: $c, assistantId: $a) { assistant { title version config } } }';

async function company() {
  const { ask, clientId, assistantId: id } = await buildCompanyWithAdmin(api);
  return {
    ask,
    id,
    clientId,
    save: (revision: number, config: unknown) => ask(SAVE, { input: { assistantId: id, revision, config } }),
    publish: (revision: number, note?: string) => ask(PUBLISH, { input: { assistantId: id, revision, note } }),
    read: async () => (await ask(ASSISTANT, { id })).data.assistant,
    open: async () => (await api.run(OPEN, { variables: { c: clientId, a: id } })).body,
  };
}

const renamed = (title: string, greeting = 'Hello') => newConfig({ title, greeting });

it('shows visitors what is published, not what is being set', async () => {
  const { save, publish, open, read } = await company();

  await save(1, renamed('Nora', 'What may it be?'));
  expect((await open()).data.startVisitorSession.assistant).toMatchObject({ title: 'Nori', version: 1 });
  expect(await read()).toMatchObject({
    title: 'Nori',
    draft: { revision: 2, hasChanges: true, savedByName: 'Rosa Petrov', config: { appearance: { title: 'Nora' } } },
  });

  await publish(2, 'A new name');
  expect((await open()).data.startVisitorSession.assistant).toMatchObject({
    title: 'Nora',
    version: 2,
    config: { appearance: { title: 'Nora' }, homePage: { greeting: { en: 'What may it be?' } } },
  });
  expect(await read()).toMatchObject({
    title: 'Nora',
    published: { number: 2, note: 'A new name', publishedByName: 'Rosa Petrov' },
    draft: { hasChanges: false },
    versions: { edges: [{ node: { number: 2 } }, { node: { number: 1 } }] },
  });
});

it('tells visitors nothing of triggers, and not who the team is made of', async () => {
  const { open } = await company();

  const { config } = (await open()).data.startVisitorSession.assistant;

  expect(config).not.toHaveProperty('triggers');
  expect(config.team).not.toHaveProperty('memberIds');
});

it('keeps what somebody else has saved meanwhile, and says so', async () => {
  const { save, publish, read } = await company();
  await save(1, renamed('Nora'));

  expect(firstError({ body: await save(1, renamed('Norbert')) })).toMatchObject({
    message: 'Rosa Petrov has changed this meanwhile. Look at both before you save.',
    extensions: { code: 'DRAFT_CHANGED' },
  });
  expect(firstCode({ body: await publish(1) })).toBe('DRAFT_CHANGED');
  expect((await read()).draft.config.appearance.title).toBe('Nora');
});

it('goes back to what is published, and to any version before it', async () => {
  const { ask, id, save, publish, read, open } = await company();
  await save(1, renamed('Nora'));
  await publish(2);

  await save(2, renamed('Norbert'));
  await ask(DISCARD, { id });
  expect(await read()).toMatchObject({ draft: { hasChanges: false, config: { appearance: { title: 'Nora' } } } });

  const restored = await ask(RESTORE, { id, number: 1 });
  const { revision } = restored.data.restoreAssistantVersion.draft;
  expect((await open()).data.startVisitorSession.assistant.title).toBe('Nora');
  await publish(revision, 'Back');
  expect((await open()).data.startVisitorSession.assistant).toMatchObject({ title: 'Nori', version: 3 });
  expect(firstCode({ body: await ask(RESTORE, { id, number: 9 }) })).toBe('NOT_FOUND');
});

it('refuses what is out of bounds by its place, and to publish what is not new', async () => {
  const { save, publish } = await company();
  const config = renamed('Nora');

  const wrong = { ...config, appearance: { ...config.appearance, corners: 99 } };

  expect(firstError({ body: await save(1, wrong) })).toMatchObject({
    message: 'Use a whole number from 0 to 24.',
    extensions: { code: 'BAD_INPUT', field: 'config.appearance.corners' },
  });
  expect(firstError({ body: await save(1, 'x') })).toMatchObject({
    extensions: { code: 'BAD_INPUT', field: 'config' },
  });
  expect(firstCode({ body: await publish(1) })).toBe('NOTHING_CHANGED');
});

it('refuses an expression for what is never answered that nobody can read', async () => {
  const { save } = await company();
  const config = renamed('Nora');
  const guarded = (topic: string) => {
    const guard = { id: 'guard', kind: 'Pattern' as const, topic, reply: {} };
    return { ...config, gpt: { ...config.gpt, neverAnswers: [guard] } };
  };

  expect(firstError({ body: await save(1, guarded('(refund')) })).toMatchObject({
    extensions: { code: 'BAD_INPUT', field: 'config.gpt.neverAnswers.0.topic' },
  });
  expect((await save(1, guarded('refunds?'))).errors).toBeUndefined();
});

it('takes only pictures that are there, of the right kind, and nobody else’s', async () => {
  const { save } = await company();
  const config = renamed('Nora');
  const withAvatar = (avatar: string) => ({ ...config, appearance: { ...config.appearance, avatar } });

  expect((await save(1, withAvatar('/assistants/stock-avatar/robin'))).data.saveAssistantDraft.draft.revision).toBe(2);
  expect(firstError({ body: await save(2, withAvatar('/assistants/avatar/imag_none')) })).toMatchObject({
    extensions: { code: 'BAD_INPUT', field: 'config.appearance.avatar' },
  });
});

it('publishes nothing that visitors would find broken', async () => {
  const { save, publish, open } = await company();
  const config = renamed('Nora', ' ');

  await save(1, config);

  expect(firstError({ body: await publish(2) })).toMatchObject({
    extensions: { code: 'BAD_INPUT', field: 'config.homePage.greeting' },
  });
  expect((await open()).data.startVisitorSession.assistant.title).toBe('Nori');
});

it('makes assistants blank, of a template, or as another is published', async () => {
  const { ask, id, save, publish } = await company();
  await save(1, renamed('Nora', 'What may it be?'));
  await publish(2);
  const create = async (input: object) =>
    (await ask(CREATE, { input: { type: 'FullscreenOverlay', title: 'Basecamp', ...input } })).data.createAssistant;

  const [blank, sales, copy] = [await create({}), await create({ template: 'Sales' }), await create({ copyOfId: id })];

  expect(blank).toMatchObject({
    title: 'Basecamp',
    isEnabled: true,
    published: { number: 1 },
    draft: { hasChanges: false },
  });
  expect(blank.published.config.appearance.displayMode).toBe('Fullscreen');
  expect(sales.published.config.homePage.greeting).toEqual({ en: 'Hello. What are you looking for?' });
  expect(copy.published.config).toMatchObject({
    appearance: { title: 'Basecamp' },
    homePage: { greeting: { en: 'What may it be?' } },
  });
  expect(firstError({ body: await ask(CREATE, { input: { type: 'FloatingWidget', title: ' ' } }) })).toMatchObject({
    message: 'Enter a title.',
    extensions: { field: 'title' },
  });
});

it('answers nobody while it is disabled or in the archive', async () => {
  const { ask, id, open } = await company();

  await ask(ENABLE, { id, isEnabled: false });
  expect(firstCode({ body: await open() })).toBe('NOT_FOUND');

  await ask(ENABLE, { id, isEnabled: true });
  await ask(ARCHIVE, { id, isArchived: true });
  expect(firstCode({ body: await open() })).toBe('NOT_FOUND');
  expect((await ask('{ assistants { id } }')).data.assistants).toEqual([]);
  expect((await ask('{ assistants(isArchived: true) { id } }')).data.assistants).toEqual([{ id }]);

  await ask(ARCHIVE, { id, isArchived: false });
  expect((await open()).data.startVisitorSession.assistant.title).toBe('Nori');
});

it('counts the conversations of the company’s own day', async () => {
  const { ask, clientId } = await company();
  await api.db.client.update({ where: { id: clientId }, data: { timezone: 'Pacific/Auckland' } });

  const count = async () => (await ask('{ assistants { conversationsToday } }')).data.assistants[0].conversationsToday;

  expect(await count()).toBe(0);
});

import { askEmail, askName, question, when } from '@parley/form/templates';
import { newForm } from '@parley/form/newForm';
import { buildFormSubmission, buildFormTemplate } from '@parley/db/factories/forms';
import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
let conversationId: string;
let formTemplateId: string;

const CONTENT = newForm({
  name: 'Repair request',
  notify: { emails: ['workshop@example.com'], webhookUrl: '' },
  limits: { most: null, mostPerVisitor: 1, closesAt: '', closedMessage: 'You have asked already.' },
  fields: [
    question('YesNo', 'Bought from us?', { key: 'bought', isRequired: true }),
    question('ShortText', 'Order number', {
      key: 'order',
      isRequired: true,
      checks: { pattern: String.raw`NW-\d{5}`, patternMessage: 'Order numbers look like NW-20418.' },
      showWhen: when('bought', 'yes'),
    }),
    askName(),
    askEmail(),
  ],
});

beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompanyWithAdmin(api);
  const { clientId, assistantId, visitor } = company;
  conversationId = (await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id })).id;
  formTemplateId = (await buildFormTemplate(api.db, { clientId, content: CONTENT })).id;
});

const asStaff = async (document: string, variables: Record<string, unknown>) => ({
  body: await company.ask(document, variables),
});
const asVisitor = (document: string, variables: Record<string, unknown>) =>
  api.run(document, { token: company.visitorToken, variables });

const send = (key = 'form') =>
  api.run(
    `mutation ($conversationId: ID!, $formTemplateId: ID!, $key: String!) {
      sendForm(conversationId: $conversationId, formTemplateId: $formTemplateId, key: $key) {
        message { id kind body formSubmission { id state } } conversation { lastMessagePreview } } }`,
    { token: company.agentToken, variables: { conversationId, formTemplateId, key } },
  );
const sent = async () => (await send()).body.data.sendForm.message;
const SHOWN = '{ id chatForm { state answers leftAt closedMessage form } }';
const fill = (operation: string, messageId: string, answers: object) =>
  asVisitor(
    `mutation ($messageId: ID!, $answers: FormAnswers!) { ${operation}(messageId: $messageId, answers: $answers) ${SHOWN} }`,
    {
      messageId,
      answers,
    },
  );
const RIGHT = { bought: true, order: 'NW-20418', name: 'Elin Sørby', email: 'elin@example.com' };

describe('a form that is put before a visitor', () => {
  it('is there once under its key, with what is to be filled in and nothing of who is told', async () => {
    const first = await sent();
    const second = await sent();
    const { body } = await asVisitor(`query ($id: ID!) { node(id: $id) { ... on Message ${SHOWN} } }`, {
      id: first.id,
    });

    expect(second.id).toBe(first.id);
    expect(first).toMatchObject({ kind: 'Form', body: 'Repair request', formSubmission: { state: 'Sent' } });
    expect(body.data.node.chatForm).toMatchObject({ state: 'Sent', closedMessage: null });
    expect(JSON.stringify(body.data.node.chatForm)).not.toContain('workshop@example.com');
  });

  it('keeps what was answered so far, right or not, and takes it up again', async () => {
    const { id } = await sent();

    await fill('saveFormAnswers', id, { bought: true, order: '20418' });
    const { body } = await asVisitor(
      'mutation ($id: ID!) { leaveForm(messageId: $id) { chatForm { state leftAt answers } } }',
      { id },
    );

    expect(body.data.leaveForm.chatForm).toMatchObject({
      state: 'Partial',
      leftAt: expect.any(String),
      answers: { bought: true, order: '20418' },
    });
    expect(await api.db.formSubmission.findUnique({ where: { messageId: id } })).toMatchObject({
      lastFieldId: 'order',
      answeredCount: 2,
      askedCount: 4,
    });
  });

  it('is held against the same rules once more: what is wrong is refused by its question', async () => {
    const { id } = await sent();

    const refused = await fill('submitForm', id, { ...RIGHT, order: '20418' });

    expect(firstError(refused)).toMatchObject({
      message: 'Order numbers look like NW-20418.',
      extensions: { code: 'BAD_INPUT', field: 'answers.order' },
    });
  });

  it('when sent in: leaves out what is not asked, makes answers the visitor’s, counts, and is mailed', async () => {
    const { id } = await sent();

    const { body } = await fill('submitForm', id, { ...RIGHT, bought: false });
    await backgroundWorkDone();

    expect(body.data.submitForm.chatForm).toMatchObject({
      state: 'Complete',
      answers: { bought: false, name: 'Elin Sørby' },
    });
    expect(body.data.submitForm.chatForm.answers).not.toHaveProperty('order');
    expect(await api.db.visitor.findUnique({ where: { id: company.visitor.id } })).toMatchObject({
      name: 'Elin Sørby',
      email: 'elin@example.com',
    });
    const period = await api.db.usagePeriod.findFirst({
      where: { clientId: company.clientId },
      include: { counters: true },
    });
    expect(period?.counters).toContainEqual(expect.objectContaining({ metric: 'FormSubmissions', used: 1 }));
    expect(api.mails.at(-1)).toMatchObject({ to: 'workshop@example.com', text: expect.stringContaining('Elin Sørby') });
  });

  it('cannot be sent in twice, nor be put there again beyond what one visitor may', async () => {
    const { id } = await sent();
    await fill('submitForm', id, RIGHT);

    expect(firstCode(await fill('saveFormAnswers', id, {}))).toBe('BAD_INPUT');
    expect(firstCode(await send('again'))).toBe('BAD_INPUT');
  });
});

it('old answers keep the questions that were asked', async () => {
  const { id } = await sent();
  await fill('saveFormAnswers', id, { bought: true });
  const content = { ...CONTENT, fields: CONTENT.fields.map((field) => ({ ...field, label: `New ${field.label}` })) };
  await asStaff('mutation ($input: SaveFormDraftInput!) { saveFormDraft(input: $input) { id } }', {
    input: { formTemplateId, revision: 1, content },
  });
  await asStaff('mutation ($input: PublishFormInput!) { publishForm(input: $input) { id } }', {
    input: { formTemplateId, revision: 2 },
  });

  const { body } = await asStaff(
    'query ($id: ID!) { formSubmissions(formTemplateId: $id) { edges { node { versionNumber form } } } }',
    { id: formTemplateId },
  );
  const [{ node }] = body.data.formSubmissions.edges;

  expect(node.versionNumber).toBe(1);
  expect(node.form.fields[0].label).toBe('Bought from us?');
});

it('exports rows that no spreadsheet takes for a formula', async () => {
  await buildFormSubmission(api.db, {
    formTemplateId,
    answers: { bought: false, name: '=HYPERLINK("https://x")', email: 'a@b.ch' },
  });

  const { body } = await asStaff('mutation ($id: ID!) { exportFormSubmissions(formTemplateId: $id, format: Csv) }', {
    id: formTemplateId,
  });

  expect(body.data.exportFormSubmissions).toContain(`"'=HYPERLINK(""https://x"")"`);
});

it('tells how visitors got on, question by question', async () => {
  const own = { formTemplateId };
  await buildFormSubmission(api.db, { ...own, answers: { bought: true, order: 'NW-20418' }, lastFieldId: 'order' });
  await buildFormSubmission(api.db, { ...own, answers: { bought: true }, state: 'Partial', lastFieldId: 'bought' });
  await buildFormSubmission(api.db, { ...own, state: 'Sent', startedAt: null });

  const { body } = await asStaff(
    `query ($id: ID!) { formStatistics(formTemplateId: $id) {
      shown started completed questions { fieldId answered left answers { text count } } } }`,
    { id: formTemplateId },
  );

  expect(body.data.formStatistics).toMatchObject({ shown: 3, started: 2, completed: 1 });
  expect(body.data.formStatistics.questions[0]).toEqual({
    fieldId: 'bought',
    answered: 2,
    left: 1,
    answers: [{ text: 'Yes', count: 2 }],
  });
});

it('finds, marks and deletes submissions', async () => {
  const { id } = await buildFormSubmission(api.db, { formTemplateId, searchText: 'elin nw-20418' });
  const list = async (filter: object) => {
    const { body } = await asStaff(
      'query ($id: ID!, $filter: FormSubmissionFilter) { formSubmissions(formTemplateId: $id, filter: $filter) { edges { node { id } } } }',
      { id: formTemplateId, filter },
    );
    return body.data.formSubmissions.edges.map(({ node }: { node: { id: string } }) => node.id);
  };

  expect(await list({ search: 'NW-20418' })).toEqual([id]);
  expect(await list({ search: 'nobody' })).toEqual([]);
  await asStaff('mutation ($ids: [ID!]!) { updateFormSubmissions(ids: $ids, status: Spam) { id } }', { ids: [id] });
  expect(await list({})).toEqual([]);
  expect(await list({ view: 'Spam' })).toEqual([id]);
  await asStaff('mutation ($ids: [ID!]!) { deleteFormSubmissions(ids: $ids) }', { ids: [id] });
  expect(await list({ view: 'Spam' })).toEqual([]);
});

import { askEmail, askName, question, when } from '@parley/form/templates';
import { buildTrigger } from '@parley/assistant-config/testing/triggers';
import { newForm } from '@parley/form/newForm';
import { buildAutomatedFaq } from '@parley/db/factories/automatedFaqs';
import { buildAttachment } from '@parley/db/factories/attachments';
import { buildVersion } from '@parley/db/factories/assistants';
import { buildUsagePeriod } from '@parley/db/factories/billing';
import { buildFormSubmission, buildFormTemplate } from '@parley/db/factories/forms';
import { buildGuidedFlow, graphOf } from '@parley/db/factories/guidedFlows';
import { buildConversation, buildMessage } from '@parley/db/factories/inbox';
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
  notify: { emails: ['workshop@example.com'] },
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

it('exports files by their names', async () => {
  const content = newForm({ name: 'Photo', fields: [question('File', 'A photo', { key: 'photo' })] });
  const { id } = await buildFormTemplate(api.db, { clientId: company.clientId, content });
  const message = await buildMessage(api.db, { conversationId });
  const file = await buildAttachment(api.db, { messageId: message.id, name: 'zip.png' });
  await buildFormSubmission(api.db, { formTemplateId: id, messageId: message.id, answers: { photo: [file.id] } });

  const { body } = await asStaff('mutation ($id: ID!) { exportFormSubmissions(formTemplateId: $id, format: Csv) }', {
    id,
  });

  expect(body.data.exportFormSubmissions).toMatch(/,zip\.png\s*$/);
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

it('exports the chosen submissions alone, and none of another form', async () => {
  const EXPORT =
    'mutation ($id: ID!, $ids: [ID!]) { exportFormSubmissions(formTemplateId: $id, format: Csv, ids: $ids) }';
  const of = async (name: string, form = formTemplateId) =>
    (await buildFormSubmission(api.db, { formTemplateId: form, answers: { bought: true, name } })).id;
  const chosen = await of('Ada');
  await api.db.formSubmission.update({ where: { id: chosen }, data: { status: 'Spam' } });
  await of('Bo');
  const other = await buildFormTemplate(api.db, { clientId: company.clientId, content: newForm({ name: 'Other' }) });

  const { body } = await asStaff(EXPORT, { id: formTemplateId, ids: [chosen] });
  const stranger = await asStaff(EXPORT, { id: formTemplateId, ids: [chosen, await of('Cy', other.id)] });
  const none = await asStaff(EXPORT, { id: formTemplateId, ids: [] });

  expect(body.data.exportFormSubmissions).toContain('Ada');
  expect(body.data.exportFormSubmissions).not.toContain('Bo');
  expect(firstError(stranger)).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  expect(firstError(none)).toMatchObject({ extensions: { code: 'BAD_INPUT', field: 'ids' } });
});

it('tells how visitors got on, question by question', async () => {
  const own = { formTemplateId };
  await buildFormSubmission(api.db, { ...own, answers: { bought: true, order: 'NW-20418' }, lastFieldId: 'order' });
  await buildFormSubmission(api.db, { ...own, answers: { bought: true }, state: 'Partial', lastFieldId: 'bought' });
  await buildFormSubmission(api.db, { ...own, answers: { bought: false } });
  await buildFormSubmission(api.db, { ...own, state: 'Sent', startedAt: null });

  const { body } = await asStaff(
    `query ($id: ID!) { formStatistics(formTemplateId: $id) {
      shown started completed questions { fieldId asked answered left answers { text count } } } }`,
    { id: formTemplateId },
  );

  expect(body.data.formStatistics).toMatchObject({ shown: 4, started: 3, completed: 2 });
  const [bought, order] = body.data.formStatistics.questions;
  expect(bought).toEqual({
    fieldId: 'bought',
    asked: 3,
    answered: 3,
    left: 1,
    answers: [
      { text: 'Yes', count: 2 },
      { text: 'No', count: 1 },
    ],
  });
  // Who has not bought it is not asked for the order.
  expect(order).toMatchObject({ fieldId: 'order', asked: 2, answered: 1 });
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

describe('submissions by what was answered', () => {
  const LIST = `query ($id: ID!, $filter: FormSubmissionFilter, $first: Int, $after: String) {
    formSubmissions(formTemplateId: $id, filter: $filter, first: $first, after: $after) {
      edges { node { visitorName } } pageInfo { hasNextPage endCursor } } }`;
  const page = async (answers: object[], more: object = {}) =>
    (await asStaff(LIST, { id: formTemplateId, filter: { answers }, ...more })).body.data.formSubmissions;
  const named = async (...answers: object[]) =>
    (await page(answers)).edges.map(({ node }: { node: { visitorName: string } }) => node.visitorName);
  const submission = (visitorName: string, answers: object, minutesAgo = 0) =>
    buildFormSubmission(api.db, {
      formTemplateId,
      visitorName,
      answers: { ...answers },
      searchText: Object.values(answers).join(' ').toLowerCase(),
      activityAt: new Date(api.clock.now().getTime() - minutesAgo * 60_000),
    });

  it('are found by a choice, by words, and by both', async () => {
    await submission('Ada', { bought: true, order: 'NW-20418', name: 'Øyvind "Ø" Berg' });
    await submission('Bo', { bought: false, name: 'Yes NW-20418' }, 1);

    expect(await named({ fieldId: 'bought', values: ['yes'] })).toEqual(['Ada']);
    expect(await named({ fieldId: 'bought', values: ['yes', 'no'] })).toEqual(['Ada', 'Bo']);
    expect(await named({ fieldId: 'order', values: ['nw-204'] })).toEqual(['Ada']);
    expect(await named({ fieldId: 'name', values: ['øyvind "ø'] })).toEqual(['Ada']);
    expect(await named({ fieldId: 'bought', values: ['no'] }, { fieldId: 'name', values: ['NW'] })).toEqual(['Bo']);
    expect(await named({ fieldId: 'gone', values: ['yes'] })).toEqual([]);
  });

  it('are paged, and exported, as any others', async () => {
    const rows = Array.from({ length: 5 }, (_, index) => submission(`Ada ${index}`, { bought: true }, index));
    await Promise.all([...rows, submission('Bo', { bought: false, name: 'true' }, 2.5)]);
    const bought = [{ fieldId: 'bought', values: ['yes'] }];

    const first = await page(bought, { first: 3 });
    const rest = await page(bought, { first: 3, after: first.pageInfo.endCursor });

    expect([...first.edges, ...rest.edges]).toHaveLength(5);
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    const { body } = await asStaff(
      'mutation ($id: ID!, $filter: FormSubmissionFilter) { exportFormSubmissions(formTemplateId: $id, format: Csv, filter: $filter) }',
      { id: formTemplateId, filter: { answers: bought } },
    );
    expect(body.data.exportFormSubmissions).toContain('Ada 4');
    expect(body.data.exportFormSubmissions).not.toContain('Bo');
  });

  it('are refused for more than one would ask', async () => {
    const answers = Array.from({ length: 11 }, () => ({ fieldId: 'bought', values: ['yes'] }));

    expect(firstError(await asStaff(LIST, { id: formTemplateId, filter: { answers } }))).toMatchObject({
      extensions: { code: 'BAD_INPUT', field: 'filter.answers' },
    });
  });
});

describe('where a form is asked', () => {
  /** A published flow that asks the form. */
  const inFlow = (name: string) => {
    const presentation = { type: 'Button', lineOne: name } as const;
    const data = { formTemplateId, intro: '', afterwards: '' };
    const nodes = [{ id: 'ask', type: 'Form', data, position: { x: 0, y: 0 } } as const];
    const graph = graphOf(presentation, { nodes, edges: [['presentation', 'ask']] });
    return buildGuidedFlow(api.db, { clientId: company.clientId, content: { name, presentation, graph } });
  };
  const onHomePage = () =>
    buildVersion(api.db, {
      assistantId: company.assistantId,
      by: 'Maya',
      set: (config) => {
        const block = { id: 'ask', isVisible: true, type: 'Form', title: {}, formTemplateId } as const;
        return { ...config, homePage: { ...config.homePage, blocks: [block] } };
      },
    });
  const archive = () =>
    asStaff('mutation ($id: ID!) { setFormArchived(id: $id, isArchived: true) { status } }', { id: formTemplateId });
  const publishWithout = async () => {
    await asStaff('mutation ($input: SaveFormDraftInput!) { saveFormDraft(input: $input) { id } }', {
      input: { formTemplateId, revision: 1, content: { ...CONTENT, fields: [] } },
    });
    return asStaff('mutation ($input: PublishFormInput!) { publishForm(input: $input) { id } }', {
      input: { formTemplateId, revision: 2 },
    });
  };
  const open = (key = 'open') =>
    asVisitor(
      `mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) {
        conversation { id status messages { edges { node { author kind body chatForm { state } } } } } } }`,
      { input: { body: 'Repair request', key, flow: { formTemplateId } } },
    );

  it('is told, by name', async () => {
    await inFlow('Returns');
    await inFlow('Repairs');
    await onHomePage();

    const { body } = await asStaff('{ formTemplates { edges { node { usedIn { kind name } } } } }', {});

    expect(body.data.formTemplates.edges[0].node.usedIn).toEqual([
      { kind: 'GuidedFlow', name: 'Repairs' },
      { kind: 'GuidedFlow', name: 'Returns' },
      { kind: 'HomePage', name: company.assistant.title },
    ]);
  });

  it('is told where an assistant offers it after misses', async () => {
    await buildVersion(api.db, {
      assistantId: company.assistantId,
      by: 'Maya',
      set: (config) => ({ ...config, gpt: { ...config.gpt, onMisses: 'Form', formTemplateId } }),
    });

    const { body } = await asStaff('{ formTemplates { edges { node { usedIn { kind name } } } } }', {});

    expect(body.data.formTemplates.edges[0].node.usedIn).toEqual([{ kind: 'HomePage', name: company.assistant.title }]);
  });

  it('is told where an FAQ that answers asks it', async () => {
    const { clientId } = company;
    const asks = { clientId, followUp: 'Form' as const, followUpId: formTemplateId };
    await buildAutomatedFaq(api.db, { ...asks, state: 'Live', question: 'How do I send it in?' });
    await buildAutomatedFaq(api.db, { ...asks, state: 'Draft', question: 'Not yet' });

    const { body } = await asStaff('{ formTemplates { edges { node { usedIn { kind name } } } } }', {});

    expect(body.data.formTemplates.edges[0].node.usedIn).toEqual([
      { kind: 'AutomatedFaq', name: 'How do I send it in?' },
    ]);
    expect(firstError(await archive()).message).toContain('How do I send it in?');
  });

  it('keeps it from the archive, and so from being deleted', async () => {
    await inFlow('Returns');
    await onHomePage();

    expect(firstError(await archive()).message).toBe(
      `Repair request is used in “Returns” and “${company.assistant.title}”. Take it out there before you archive it.`,
    );
    const gone = await asStaff('mutation ($id: ID!) { deleteFormTemplate(id: $id) }', { id: formTemplateId });
    expect(firstCode(gone)).toBe('BAD_INPUT');
  });

  it('keeps its last question', async () => {
    expect(firstError(await publishWithout())).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
    await inFlow('Returns');
    await inFlow('Repairs');

    const refused = await asStaff('mutation ($input: PublishFormInput!) { publishForm(input: $input) { id } }', {
      input: { formTemplateId, revision: 2 },
    });

    expect(firstError(refused)).toMatchObject({
      message: 'Keep at least one question, or take the form out first: “Repairs” and “Returns” ask it.',
      extensions: { code: 'ConnectedFormTemplatesMustHaveFields', field: 'content.fields' },
    });
  });

  it('on the home page, a visitor opens it', async () => {
    expect(firstCode(await open())).toBe('NOT_FOUND');
    await onHomePage();
    const offered = await asVisitor('{ chatAssistant { forms { id name } } }', {});
    expect(offered.body.data.chatAssistant.forms).toEqual([{ id: formTemplateId, name: 'Repair request' }]);

    const { conversation } = (await open('again')).body.data.sendVisitorMessage;

    expect(conversation.messages.edges.slice(1)).toEqual([
      { node: { author: 'Visitor', kind: 'Text', body: 'Repair request', chatForm: null } },
      { node: { author: 'AI', kind: 'Form', body: 'Repair request', chatForm: { state: 'Sent' } } },
    ]);
  });

  it('that a trigger opens, a visitor opens too', async () => {
    await buildVersion(api.db, {
      assistantId: company.assistantId,
      by: 'Maya',
      set: (config) => {
        const item = buildTrigger({ action: { type: 'Form', formTemplateId, delaySeconds: 0 } });
        return { ...config, triggers: { ...config.triggers, items: [item] } };
      },
    });

    const { conversation } = (await open()).body.data.sendVisitorMessage;
    expect(conversation.messages.edges.at(-1).node).toMatchObject({ kind: 'Form', chatForm: { state: 'Sent' } });
    expect(firstError(await archive()).message).toContain(`is used in “${company.assistant.title}”`);
    const { clientId, assistantId } = company;
    const asked = new URLSearchParams({ clientId, assistantId, host: 'shop.example' });
    const config = await (await api.api.fetch(new Request(`http://localhost/widget/config?${asked}`))).json();
    expect(config.formNames).toEqual({ [formTemplateId]: 'Repair request' });
    expect(config.triggers.items).toHaveLength(1);
  });

  it('on the home page, is not offered when it takes no more answers, and says so to who is late', async () => {
    await onHomePage();
    const limits = { ...CONTENT.limits, closesAt: new Date(api.clock.now().getTime() - 1000).toISOString() };
    const content = JSON.stringify({ ...CONTENT, limits: { ...limits, closedMessage: 'Come back in spring.' } });
    await api.db.version.create({
      data: {
        id: `vers_closed_${formTemplateId}`,
        subjectId: formTemplateId,
        clientId: company.clientId,
        number: 2,
        content,
        note: '',
        publishedAt: api.clock.now(),
      },
    });

    const offered = await asVisitor('{ chatAssistant { forms { id } } }', {});

    expect(offered.body.data.chatAssistant.forms).toEqual([]);
    expect(firstError(await open())).toMatchObject({
      message: 'Come back in spring.',
      extensions: { code: 'TOO_LATE' },
    });
  });
});

describe('at the plan’s limit of submissions', () => {
  const used = (count: number) =>
    buildUsagePeriod(api.db, {
      clientId: company.clientId,
      endsAt: new Date(api.clock.now().getTime() + 86_400_000),
      used: { FormSubmissions: { [company.assistantId]: count } },
    });
  const meter = async () => {
    const { body } = await asStaff('{ usage { meters { metric used isStopped } } }', {});
    return body.data.usage.meters.find(({ metric }: { metric: string }) => metric === 'FormSubmissions');
  };

  it('what a visitor has been asked is sent in all the same, kept, and counted', async () => {
    await used(199);
    const { id } = await sent();
    await api.db.usageCounter.updateMany({ where: { period: { clientId: company.clientId } }, data: { used: 200 } });

    const { body } = await fill('submitForm', id, RIGHT);

    expect(body.errors).toBeUndefined();
    expect(body.data.submitForm.chatForm.state).toBe('Complete');
    expect(await meter()).toEqual({ metric: 'FormSubmissions', used: 201, isStopped: true });
  });

  it('staff can send no more forms, and is told why', async () => {
    await used(200);

    expect(firstError(await send())).toMatchObject({
      message: expect.stringMatching(/^All 200 form submissions of your plan are used until/),
      extensions: { code: 'LIMIT_REACHED' },
    });
  });
});

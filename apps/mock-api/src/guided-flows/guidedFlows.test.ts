import { buildAutomatedFaq } from '@parley/db/factories/automatedFaqs';
import { buildFormTemplate } from '@parley/db/factories/forms';
import { buildFlowVersion, buildGuidedFlow, smallFlow } from '@parley/db/factories/guidedFlows';
import { buildAssistant } from '@parley/db/factories/assistants';
import { buildUser } from '@parley/db/factories/auth';
import { buildTeam } from '@parley/db/factories/teams';
import type { GraphNode } from '@parley/guided-flow/flow';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
beforeEach(async () => {
  company = await buildCompanyWithAdmin(api);
});

const FLOW = `id name status archivedAt presentation { type lineOne } published { number note publishedByName }
  draft { content revision savedByName hasChanges issues { code nodeIds message } }`;

const create = (input: object) =>
  company.ask(`mutation ($input: CreateGuidedFlowInput!) { createGuidedFlow(input: $input) { ${FLOW} } }`, { input });
const save = (guidedFlowId: string, revision: number, content: object) =>
  company.ask(`mutation ($input: UpdateGuidedFlowInput!) { updateGuidedFlow(input: $input) { ${FLOW} } }`, {
    input: { guidedFlowId, revision, content },
  });
const publish = (guidedFlowId: string, revision: number, note = '') =>
  company.ask(`mutation ($input: PublishGuidedFlowInput!) { publishGuidedFlow(input: $input) { ${FLOW} } }`, {
    input: { guidedFlowId, revision, note },
  });
const one = (mutation: string, id: string, rest = '') =>
  company.ask(`mutation ($id: ID!) { ${mutation}(id: $id ${rest}) { ${FLOW} } }`, { id });
const flow = async (id: string) =>
  (await company.ask(`query ($id: ID!) { guidedFlow(id: $id) { ${FLOW} publishedIssues { code } } }`, { id })).data
    .guidedFlow;
const built = (overrides: object = {}) => buildGuidedFlow(api.db, { clientId: company.clientId, ...overrides });

const refusalOf = (body: Parameters<typeof firstError>[0]['body']) => firstError({ body });
const codeOf = (body: Parameters<typeof firstError>[0]['body']) => refusalOf(body).extensions.code;

/** The small flow with one more step. */
const withStep = (step: GraphNode, name = 'Returns') => {
  const { graph, ...rest } = smallFlow(name);
  return { ...rest, graph: { ...graph, nodes: [...graph.nodes, step] } };
};
const at = { position: { x: 0, y: 0 } };

describe('a guided flow', () => {
  it('begins with its start and its presentation, and no visitor meets it', async () => {
    const { data } = await create({ name: '  Returns ' });

    expect(data.createGuidedFlow).toMatchObject({
      name: 'Returns',
      status: 'Draft',
      presentation: { type: 'Button', lineOne: 'Returns' },
      published: null,
      draft: { revision: 1, hasChanges: true, savedByName: company.admin.name },
    });
    const { graph } = data.createGuidedFlow.draft.content;
    expect(graph.nodes.map(({ type }: { type: string }) => type).toSorted()).toEqual(['Presentation', 'Starting']);
    expect(graph.edges).toMatchObject([{ source: 'starting', target: 'presentation' }]);
  });

  it('is drawn, published with a note, and drawn further without visitors seeing it', async () => {
    const { id } = (await create({ name: 'Returns' })).data.createGuidedFlow;
    await save(id, 1, smallFlow());
    const { data } = await publish(id, 2, 'The first');

    expect(data.publishGuidedFlow).toMatchObject({
      status: 'Published',
      published: { number: 1, note: 'The first', publishedByName: company.admin.name },
      draft: { hasChanges: false },
    });

    await save(id, 2, { ...smallFlow('Returns and repairs') });
    expect(await flow(id)).toMatchObject({ name: 'Returns and repairs', draft: { hasChanges: true } });
    expect(codeOf(await publish(id, 2))).toBe('DRAFT_CHANGED');
  });

  it('is saved whole with its presentation in its place and the fixed connection first, and with what React Flow adds left out', async () => {
    const { id } = await built({ isPublished: false });
    const { presentation, graph } = smallFlow();
    const nodes = graph.nodes.map((node) => ({
      ...node,
      selected: true,
      measured: { width: 1 },
      position: { x: 9, y: 9 },
    }));

    const { data } = await save(id, 1, {
      name: 'Returns',
      presentation,
      graph: { nodes, edges: graph.edges.slice(1) },
    });

    const { content } = data.updateGuidedFlow.draft;
    const drawn = content.graph.nodes.find(({ type }: { type: string }) => type === 'Presentation');
    expect(drawn).toMatchObject({ position: { x: -150, y: 250 }, width: 150, height: 40, draggable: false });
    expect(drawn).not.toHaveProperty('selected');
    expect(content.graph.edges[0]).toMatchObject({ source: 'starting', target: 'presentation' });
  });

  it('tells the second of two who drew at once, and keeps what the first saved', async () => {
    const { id } = await built();
    await save(id, 1, smallFlow('Mine'));
    const second = await save(id, 1, smallFlow('Yours'));

    expect(codeOf(second)).toBe('DRAFT_CHANGED');
    expect(refusalOf(second).message).toContain(company.admin.name);
    expect(await flow(id)).toMatchObject({ name: 'Mine', draft: { revision: 2 } });
  });

  it.each([
    [
      'without a start',
      (content: ReturnType<typeof smallFlow>) => ({ ...content, graph: { nodes: [], edges: [] } }),
      'content.graph',
    ],
    [
      'with a connection to nowhere',
      (content: ReturnType<typeof smallFlow>) => ({
        ...content,
        graph: { ...content.graph, edges: [...content.graph.edges, { id: 'e', source: 'ask', target: 'gone' }] },
      }),
      'content.graph',
    ],
    [
      'with a step of no kind',
      (content: ReturnType<typeof smallFlow>) => ({
        ...content,
        graph: { ...content.graph, nodes: [...content.graph.nodes, { id: 'x', type: 'Video', data: {}, ...at }] },
      }),
      'content.graph.nodes.7.type',
    ],
    ['without a name', (content: ReturnType<typeof smallFlow>) => ({ ...content, name: ' ' }), 'content.name'],
    ['that is none', () => 'flow', 'content'],
  ])('%s is refused, and the draft stays', async (_, spoil, field) => {
    const { id } = await built();
    const answer = await company.ask(
      'mutation ($input: UpdateGuidedFlowInput!) { updateGuidedFlow(input: $input) { id } }',
      { input: { guidedFlowId: id, revision: 1, content: spoil(smallFlow()) } },
    );

    expect(refusalOf(answer).extensions).toMatchObject({ code: 'BAD_INPUT', field });
    expect(await flow(id)).toMatchObject({ draft: { revision: 1 } });
  });
});

describe('what is wrong with a flow', () => {
  const BROKEN: [string, GraphNode, RegExp][] = [
    ['EmptyTextOnNodes', { id: 'x', type: 'Text', data: { body: ' \u200B' }, ...at }, /has no text/],
    [
      'InvalidLinkNodesFound',
      { id: 'x', type: 'Link', data: { label: 'Go', url: 'shop', opens: 'NewTab' }, ...at },
      /https/,
    ],
    [
      'InvalidTeamNodesFound',
      { id: 'x', type: 'Team', data: { label: 'Us', teamId: null, memberIds: [] }, ...at },
      /Choose who/,
    ],
    [
      'IncompleteCalendlyNodes',
      { id: 'x', type: 'Calendly', data: { eventTypeUri: null, title: 'Fit', afterwards: '' }, ...at },
      /event type/,
    ],
    [
      'IncompleteFormNodes',
      { id: 'x', type: 'Form', data: { formTemplateId: null, intro: '', afterwards: '' }, ...at },
      /Pick a form/,
    ],
  ];

  it.each(BROKEN)('%s lets it be saved, and not published', async (code, step, message) => {
    const { id } = await built({ isPublished: false });
    const saved = await save(id, 1, withStep(step));
    const answer = await publish(id, 2);

    expect(saved.data.updateGuidedFlow.draft.issues).toMatchObject([{ code, nodeIds: ['x'] }]);
    expect(refusalOf(answer).message).toMatch(message);
    expect(refusalOf(answer).extensions).toMatchObject({
      code,
      nodeIds: ['x'],
      issues: [{ code, severity: 'Error', nodeIds: ['x'] }],
    });
    expect(await flow(id)).toMatchObject({ status: 'Draft' });
  });

  it('is told in the order of the codes, all of it at once', async () => {
    const { id } = await built({ isPublished: false });
    const [[, text], [, link]] = [BROKEN[0] ?? [], BROKEN[1] ?? []];
    const { graph, ...rest } = smallFlow();
    const nodes = [...graph.nodes, { ...link, id: 'l' }, { ...text, id: 't' }];
    await save(id, 1, { ...rest, graph: { ...graph, nodes } });

    const { extensions } = refusalOf(await publish(id, 2));
    expect(extensions.code).toBe('EmptyTextOnNodes');
    expect(extensions.issues).toMatchObject([{ code: 'EmptyTextOnNodes' }, { code: 'InvalidLinkNodesFound' }]);
  });

  it('is found of what is published, too, once somebody whom it shows is gone', async () => {
    const person = await buildUser(api.db, { clientId: company.clientId });
    const step: GraphNode = {
      id: 'x',
      type: 'Team',
      data: { label: 'Us', teamId: null, memberIds: [person.id] },
      ...at,
    };
    const { id } = await built({ isPublished: false });
    await save(id, 1, withStep(step));
    await publish(id, 2);
    await api.db.user.delete({ where: { id: person.id } });

    expect(await flow(id)).toMatchObject({
      status: 'Published',
      publishedIssues: [{ code: 'InvalidTeamNodesFound' }],
    });
  });
});

describe('what a flow may refer to', () => {
  it('names the forms that it asks, each with why it is closed, and none of another company', async () => {
    const { clientId } = company;
    const open = await buildFormTemplate(api.db, { clientId });
    const closed = await buildFormTemplate(api.db, { clientId, status: 'Archived' });
    const other = await buildFormTemplate(api.db);
    const { data } = await company.ask(
      'query ($ids: [ID!]!) { guidedFlowContext { formTemplates(ids: $ids) { id closedBecause published { number } } } }',
      { ids: [open.id, closed.id, other.id] },
    );

    expect(data.guidedFlowContext.formTemplates).toHaveLength(2);
    expect(data.guidedFlowContext.formTemplates).toEqual(
      expect.arrayContaining([
        { id: open.id, closedBecause: null, published: { number: 1 } },
        { id: closed.id, closedBecause: 'NotPublished', published: { number: 1 } },
      ]),
    );
  });
});

describe('the name of a flow', () => {
  it('is refused where another flow has it, whatever its letters and blanks, on creating and on saving', async () => {
    await built({ content: { name: 'Returns and repairs' } });
    const { id } = await built({ content: { name: 'Rentals' } });

    for (const answer of [
      await create({ name: 'RETURNS\u00A0and  repairs' }),
      await save(id, 1, smallFlow('returns and Repairs')),
    ]) {
      expect(refusalOf(answer)).toMatchObject({ extensions: { code: 'DuplicateGuidedFlowName', nodeIds: [] } });
    }
    expect(await flow(id)).toMatchObject({ name: 'Rentals', draft: { revision: 1 } });
  });

  it('may be its own in other letters, and that of another company’s flow', async () => {
    const foreign = await buildGuidedFlow(api.db, { content: { name: 'Rentals' } });
    const { id } = await built({ content: { name: 'Returns' } });

    expect((await save(id, 1, smallFlow('RETURNS'))).data.updateGuidedFlow.name).toBe('RETURNS');
    expect((await create({ name: 'Rentals' })).data.createGuidedFlow.name).toBe('Rentals');
    expect(codeOf(await one('duplicateGuidedFlow', foreign.id))).toBe('NOT_FOUND');
  });

  it('is free while the flow is in the archive, which then stays there', async () => {
    const { id } = await built({ content: { name: 'Returns' } });
    expect((await one('archiveGuidedFlow', id)).data.archiveGuidedFlow.status).toBe('Archived');
    await create({ name: 'Returns' });

    expect(codeOf(await one('unarchiveGuidedFlow', id))).toBe('DuplicateGuidedFlowName');
    expect(await flow(id)).toMatchObject({ status: 'Archived' });
  });

  it('of two that are made at once goes to one', async () => {
    const answers = await Promise.all([create({ name: 'Returns' }), create({ name: 'Returns' })]);

    const refused = answers.filter(({ errors }) => errors);
    expect(refused.map(codeOf)).toEqual(['DuplicateGuidedFlowName']);
  });

  it('of a copy says so, and of an import has a number where it is taken', async () => {
    const { id } = await built({ content: { name: 'Returns' } });
    const copy = await one('duplicateGuidedFlow', id);
    const second = await one('duplicateGuidedFlow', id);
    const { data } = await company.ask(
      `mutation ($content: GuidedFlowContent!) { importGuidedFlow(content: $content) { ${FLOW} } }`,
      { content: smallFlow('Returns') },
    );

    expect(copy.data.duplicateGuidedFlow).toMatchObject({ name: 'Returns (copy)', status: 'Draft' });
    expect(second.data.duplicateGuidedFlow.name).toBe('Returns (copy) (2)');
    expect(data.importGuidedFlow.name).toBe('Returns (2)');
  });
});

describe('earlier versions', () => {
  it('become the draft again, and what was drawn goes on discarding', async () => {
    const { id } = await built();
    await buildFlowVersion(api.db, { guidedFlowId: id, content: smallFlow('Second'), by: 'Maya' });
    await save(id, 2, smallFlow('Third'));

    const discarded = await one('discardGuidedFlowDraft', id);
    const restored = await one('restoreGuidedFlowVersion', id, ', number: 1');

    expect(discarded.data.discardGuidedFlowDraft).toMatchObject({ name: 'Second', draft: { hasChanges: false } });
    expect(restored.data.restoreGuidedFlowVersion).toMatchObject({ name: 'Returns', published: { number: 2 } });
  });

  it('are not to go back to where there are none', async () => {
    const { id } = await built({ isPublished: false });

    expect(codeOf(await one('discardGuidedFlowDraft', id))).toBe('NOT_FOUND');
    expect(codeOf(await one('restoreGuidedFlowVersion', id, ', number: 1'))).toBe('NOT_FOUND');
  });
});

describe('the list of flows', () => {
  const list = async (args: string) => {
    const { data } = await company.ask(
      `{ guidedFlows${args} { totalCount pageInfo { hasNextPage endCursor } edges { node { name } } } }`,
    );
    const { totalCount, pageInfo, edges } = data.guidedFlows;
    return { totalCount, pageInfo, names: edges.map(({ node }: { node: { name: string } }) => node.name) };
  };

  it('goes by its order a page at a time, without what is in the archive', async () => {
    const names = ['Fitting', 'Rentals', 'Returns', 'Sizes'];
    for (const [index, name] of names.entries()) {
      await built({ content: { name }, now: new Date(1_760_000_000_000 + index) });
    }
    await built({ content: { name: 'Sale' }, archivedAt: new Date() });

    for (const [sort, expected] of [
      ['EditedNewest', names.toReversed()],
      ['NameAscending', names],
    ] as const) {
      const first = await list(`(sort: ${sort}, first: 3)`);
      const second = await list(`(sort: ${sort}, first: 3, after: "${first.pageInfo.endCursor}")`);
      expect([...first.names, ...second.names]).toEqual(expected);
      expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
      expect(second.pageInfo.hasNextPage).toBe(false);
    }
  });

  it('is searched by words of the name and narrowed to a status', async () => {
    await built({ content: { name: 'Returns and repairs' } });
    await built({ content: { name: 'Returns abroad' }, isPublished: false });
    await built({ content: { name: 'Repairs of old' }, archivedAt: new Date() });

    expect((await list('(search: "repairs returns")')).names).toEqual(['Returns and repairs']);
    expect((await list('(status: Draft)')).names).toEqual(['Returns abroad']);
    expect((await list('(status: Archived)')).names).toEqual(['Repairs of old']);
  });

  it('says who offers a flow, and how often it was begun and finished in the last 30 days', async () => {
    const { id } = await built();
    await buildAssistant(api.db, {
      clientId: company.clientId,
      title: 'Nori',
      set: (config) => ({ ...config, guidedFlows: { entries: [{ guidedFlowId: id, isVisible: true }] } }),
    });
    const ago = (days: number) => new Date(api.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
    const counted = { guidedFlowId: id, versionNumber: 1, subject: '' };
    await api.db.flowCount.createMany({
      data: [
        { ...counted, day: ago(1), kind: 'Start', count: 5 },
        { ...counted, day: ago(2), kind: 'Start', count: 2 },
        { ...counted, day: ago(40), kind: 'Start', count: 90 },
        { ...counted, day: ago(1), kind: 'Completion', count: 2 },
        { ...counted, day: ago(1), kind: 'Handoff', count: 1 },
      ],
    });

    const { data } = await company.ask('{ guidedFlows { edges { node { starts completions usedIn { title } } } } }');
    expect(data.guidedFlows.edges).toEqual([{ node: { starts: 7, completions: 2, usedIn: [{ title: 'Nori' }] } }]);
  });
});

it('names the FAQs that answer and begin it', async () => {
  const { id } = await built();
  const begins = { clientId: company.clientId, followUp: 'Flow' as const, followUpId: id };
  await buildAutomatedFaq(api.db, { ...begins, state: 'Live', question: 'How do I send it back?' });
  await buildAutomatedFaq(api.db, { ...begins, state: 'Off', question: 'Not any more' });

  const { data } = await company.ask('{ guidedFlows { edges { node { begunBy { question } } } } }');

  expect(data.guidedFlows.edges).toEqual([{ node: { begunBy: [{ question: 'How do I send it back?' }] } }]);
});

it('is named by the people and teams that its visitors see or come to, while it is published', async () => {
  const { clientId } = company;
  const [person, { id: teamId }] = [await buildUser(api.db, { clientId }), await buildTeam(api.db, { clientId })];
  const shows = (memberIds: string[], name: string) =>
    withStep({ ...at, id: 'who', type: 'Team', data: { label: 'Us', teamId: null, memberIds } }, name);
  await built({ content: shows([person.id], 'Fitting') });
  await built({ content: shows([person.id], 'Put away'), archivedAt: new Date() });
  await built({ content: shows([person.id], 'Never shown'), isPublished: false });
  const handoff = { label: 'Talk', message: 'One moment.', teamId };
  await built({ content: withStep({ ...at, id: 'talk', type: 'Handoff', data: handoff }, 'Workshop') });

  const { data } = await company.ask('{ colleagues { id shownInFlows { name } } teams { usedInFlows { name } } }');

  const shown = new Map(
    data.colleagues.map((one: { id: string; shownInFlows: unknown }) => [one.id, one.shownInFlows]),
  );
  expect(shown.get(person.id)).toEqual([{ name: 'Fitting' }]);
  expect(data.teams).toEqual([{ usedInFlows: [{ name: 'Workshop' }] }]);
});

import { newForm } from '@parley/form/newForm';
import type { GraphNode, GuidedFlow, Presentation } from '@parley/guided-flow/flow';
import { emptyGraph, normalised, PRESENTATION_ID } from '@parley/guided-flow/presentation';
import { expect, test } from 'vitest';
import { actInTest } from './actInTest.ts';
import { beginTest, type TestRun } from './testRun.ts';
import { toMessages } from './toMessages.ts';

const PRESENTATION: Presentation = { type: 'Button', lineOne: 'Repairs' };
const at = { x: 0, y: 0 };
const NODES: GraphNode[] = [
  { id: 'ask', type: 'Text', data: { body: 'Hello {{first_name}}, what is broken?' }, position: at },
  { id: 'zip', type: 'Button', data: { label: 'A zip' }, position: at },
  {
    id: 'form',
    type: 'Form',
    data: { formTemplateId: 'form_repair', intro: 'Tell us of it.', afterwards: 'Thank you.' },
    position: at,
  },
  {
    id: 'visit',
    type: 'Calendly',
    data: { eventTypeUri: 'uri_fitting', title: 'Come by', afterwards: 'See you.' },
    position: at,
  },
];
const LINES = [
  [PRESENTATION_ID, 'ask'],
  ['ask', 'zip'],
  ['zip', 'form'],
  ['form', 'visit'],
] as const;
const FLOW: GuidedFlow = {
  name: 'Repairs',
  presentation: PRESENTATION,
  graph: normalised(
    {
      nodes: [...emptyGraph(PRESENTATION).nodes, ...NODES],
      edges: LINES.map(([source, target]) => ({ id: `${source}-${target}`, source, target })),
    },
    PRESENTATION,
  ),
};

const AROUND = {
  assistant: 'Nori',
  people: [],
  values: new Map([['first_name', 'Lena']]),
  teamMembers: new Map(),
  images: new Map(),
  isClosed: false,
  isEmailKnown: false,
  articleTitles: new Map([['art_zips', 'Mending zips']]),
  articles: new Map([
    ['art_zips', { title: 'Mending zips', summary: 'In an hour.', body: '<p>Bring it.</p>', url: null }],
  ]),
  bookable: new Map([['uri_fitting', { name: 'Boot fitting', durationMinutes: 45 }]]),
  askable: new Map([['form_repair', { content: newForm({ name: 'What is broken' }) }]]),
};
const shown = (run: TestRun) => toMessages(run, AROUND);
const act = (run: TestRun, done: Parameters<typeof actInTest>[2]['done']) =>
  actInTest(FLOW, run, { done, messages: shown(run) });
const last = (run: TestRun, kind: string) => shown(run).findLast((message) => message.kind === kind)?.id ?? '';

test('a form is filled in and a time booked in the chat, each followed by its own words', () => {
  let run = beginTest(FLOW, PRESENTATION_ID);
  expect(shown(run)[0]).toMatchObject({ kind: 'Choices', body: 'Hello Lena, what is broken?' });

  run = act(run, { type: 'Press', messageId: last(run, 'Choices'), nodeId: 'zip' });
  expect(shown(run).map(({ body }) => body)).toEqual([
    'Hello Lena, what is broken?',
    'A zip',
    'Tell us of it.',
    'What is broken',
  ]);
  expect(shown(run)[0]?.flowStep?.choices[0]).toMatchObject({ label: 'A zip', isPressed: true });

  run = act(run, { type: 'Done', messageId: last(run, 'Form'), answers: { kind: 'Coil' } });
  expect(shown(run).at(3)).toMatchObject({ kind: 'Form', answers: { kind: 'Coil' }, isLeft: false });
  expect(
    shown(run)
      .slice(4)
      .map(({ body }) => body),
  ).toEqual(['Thank you.', 'Come by']);

  const startAt = '2026-12-01T09:00:00.000Z';
  run = act(run, { type: 'Done', messageId: last(run, 'Booking'), startAt });
  expect(run.position.state).toBe('Completed');
  expect(shown(run).at(5)?.booking).toMatchObject({ status: 'Scheduled', startAt, durationMinutes: 45 });
  expect(shown(run).at(-1)?.body).toBe('See you.');
  expect(run.steps.map(({ nodeId }) => nodeId)).toEqual([null, 'zip', 'form', 'visit']);
});

test('who does not want to fill it in goes on without thanks', () => {
  let run = beginTest(FLOW, 'form');

  run = act(run, { type: 'Done', messageId: last(run, 'Form') });

  expect(shown(run).find(({ kind }) => kind === 'Form')).toMatchObject({ answers: null, isLeft: true });
  expect(shown(run).map(({ body }) => body)).not.toContain('Thank you.');
  expect(run.position.waitingFor).toEqual(['visit']);
});

test('what was pressed already, and what is of no message, changes nothing; what is written is said not to be the flow’s', () => {
  const first = beginTest(FLOW, PRESENTATION_ID);
  const run = act(first, { type: 'Press', messageId: last(first, 'Choices'), nodeId: 'zip' });

  expect(act(run, { type: 'Press', messageId: last(first, 'Choices'), nodeId: 'zip' })).toBe(run);
  expect(act(run, { type: 'Done', messageId: 'gone' })).toBe(run);
  const written = act(run, { type: 'Write', text: 'Hello?' });
  expect(written.position).toBe(run.position);
  expect(shown(written).slice(-2)).toMatchObject([
    { author: 'Visitor', body: 'Hello?' },
    { author: 'AI', body: expect.stringContaining('not by the flow') },
  ]);
});

test('what is written to a person is answered by nobody', () => {
  const run = beginTest(FLOW, PRESENTATION_ID);
  const handedOff: TestRun = { ...run, position: { ...run.position, state: 'HandedOff' } };

  const written = act(handedOff, { type: 'Write', text: 'Hello?' });

  expect(shown(written).at(-1)).toMatchObject({ author: 'Visitor', body: 'Hello?' });
});

test('what cannot be had in the chat is said, and passed by the tester', () => {
  const around = { ...AROUND, askable: new Map<never, never>(), bookable: new Map<never, never>() };
  const first = beginTest(FLOW, 'form');
  const told = toMessages(first, around);
  expect(told.map(({ body }) => body)).toEqual([
    expect.stringContaining('The form cannot be filled in right now'),
    'Visitors go on from here by themselves.',
  ]);
  const { id: messageId = '', flowStep } = told.at(-1) ?? {};
  expect(flowStep?.choices).toMatchObject([{ label: 'Go on', nodeId: 'form', isPressed: false }]);

  const run = actInTest(FLOW, first, { done: { type: 'Press', messageId, nodeId: 'form' }, messages: told });

  expect(run.position.waitingFor).toEqual(['visit']);
  expect(toMessages(run, around).at(-1)?.flowStep?.choices).toMatchObject([{ label: 'Go on', nodeId: 'visit' }]);
});

test('an article is read in the chat as visitors read it; one that they may not read is not there', () => {
  const article = (articleId: string): GuidedFlow => ({
    ...FLOW,
    graph: {
      ...FLOW.graph,
      nodes: [...FLOW.graph.nodes, { id: 'read', type: 'TextArticle', data: { articleId, label: '' }, position: at }],
    },
  });
  const [known] = shown(beginTest(article('art_zips'), 'read'));
  expect(known).toMatchObject({
    kind: 'Article',
    flowStep: { article: { summary: 'In an hour.', body: '<p>Bring it.</p>' } },
  });

  const [unknown] = shown(beginTest(article('art_draft'), 'read'));
  expect(unknown?.flowStep?.article).toBeNull();
});

import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GraphNode, GuidedFlow, Presentation } from './flow.ts';
import { anyGraph, CARD, CONTEXT, node } from './testing/flows.ts';
import { validateFlow, type FlowContext } from './validateFlow.ts';

const flowOf = (nodes: readonly GraphNode[], presentation: Presentation = CARD): GuidedFlow => ({
  name: 'Returns & repairs',
  presentation,
  graph: { nodes: [node('presentation', 'Presentation'), ...nodes], edges: [] },
});

/** Code and message of all problems of a flow with these nodes. */
const told = (nodes: readonly GraphNode[], context: Partial<FlowContext> = {}) =>
  validateFlow(flowOf(nodes), { ...CONTEXT, ...context }).map(({ code, message }) => `${code}: ${message}`);

describe('A flow that is in order', () => {
  test('has no problems', () => {
    const kinds = ['Text', 'Button', 'Link', 'Handoff', 'Team', 'Form', 'Calendly', 'QuestioningArticles'] as const;

    expect(told(kinds.map((type) => node(type, type)))).toEqual([]);
  });
});

describe('DuplicateGuidedFlowName', () => {
  test.each(['returns & REPAIRS', ' Returns  & repairs ', 'Returns & repairs'])('is told of «%s»', (other) => {
    expect(told([], { otherNames: [other] })).toEqual([
      'DuplicateGuidedFlowName: You already have a flow called “Returns & repairs”. Choose another name.',
    ]);
  });
});

describe('EmptyTextOnNodes', () => {
  test('names a step by its kind and number', () => {
    expect(told([node('a', 'Text'), node('b', 'Text', { body: ' ', y: 9 })])).toEqual([
      'EmptyTextOnNodes: Text step 2 has no text. Visitors would see an empty bubble.',
    ]);
  });

  test.each(['\u200B', ' \u00A0', '\u3164 '])('names a step whose label is %j by its kind and number', (label) => {
    expect(told([node('a', 'Button', { label })])).toEqual([
      'EmptyTextOnNodes: Button step 1 has no text. Visitors would see an empty bubble.',
    ]);
  });

  test('lists several steps in one problem', () => {
    const blank = ['a', 'b', 'c', 'd'].map((id, y) => node(id, 'Button', { label: '', y }));

    expect(told(blank)).toEqual([
      'EmptyTextOnNodes: 4 steps have no text: Button step 1, Button step 2, Button step 3 and 1 more.',
    ]);
  });

  test('lets an image speak for a text, and wants words outside of the office hours', () => {
    const images = [{ path: '/assistants/article-picture/a', alt: '', width: 4, height: 3 }];

    expect(told([node('a', 'Text', { body: '', images })])).toEqual([]);
    expect(told([node('b', 'Handoff', { outOfHours: { kind: 'Message', message: ' ' } })])).toHaveLength(1);
  });

  test.each(['\u200B', '<p></p>', '\u3164 ', '<b>\u00AD</b>'])('sees through %j', (body) => {
    expect(told([node('a', 'Text', { body })])).toHaveLength(1);
  });

  test.each(['🙂', '<img src="/pictures/1" alt="">', '0'])('lets %j be', (body) => {
    expect(told([node('a', 'Text', { body })])).toEqual([]);
  });

  test.each([
    [{ type: 'Button', lineOne: '' }, 1],
    [{ type: 'Card', lineOne: 'Returns', lineTwo: ' ' }, 1],
    [{ type: 'Card', lineOne: 'Returns' }, 0],
    [{ type: 'Button', lineOne: 'Returns', lineTwo: '' }, 0],
  ] as const)('looks at the lines of the presentation: %j', (presentation, count) => {
    expect(validateFlow(flowOf([], presentation), CONTEXT)).toHaveLength(count);
  });
});

describe('InvalidLinkNodesFound', () => {
  const told1 = (url: string) => told([node('a', 'Link', { url })])[0] ?? null;

  test('asks for an address', () => {
    expect(told1('')).toBe('InvalidLinkNodesFound: Add a web address to Track it.');
  });

  test.each([
    'northwindoutdoor.com',
    'javascript:alert(1)',
    'https://',
    'https://intranet',
    'https://a b.com',
    'mailto:',
    'https://{{host}}.com/x',
    'ftp://files.example.com',
    `https://a.com/${'x'.repeat(2048)}`,
  ])('refuses %s', (url) => {
    expect(told1(url)).toBe(
      "InvalidLinkNodesFound: Track it has an address we can't open. Start it with https://, mailto: or tel:.",
    );
  });

  test.each([
    'https://northwindoutdoor.com/{{order number}}',
    'http://localhost:3000',
    'mailto:help@northwindoutdoor.com',
    'tel:+41315550142',
    'https://[::1]/',
  ])('takes %s', (url) => {
    expect(told1(url)).toBeNull();
  });

  test('offers the address that was meant', () => {
    const [problem] = validateFlow(flowOf([node('a', 'Link', { url: 'northwindoutdoor.com/track' })]), CONTEXT);

    expect(problem?.fix).toEqual({ kind: 'UseAddress', nodeId: 'a', address: 'https://northwindoutdoor.com/track' });
  });
});

describe('InvalidTeamNodesFound', () => {
  test.each([
    [{ memberIds: [] }, 'Choose who Meet the team shows.'],
    [{ memberIds: ['user_gone'] }, 'Somebody in Meet the team is no longer active. Remove them or pick someone else.'],
    [{ teamId: 'team_gone' }, 'The team in Meet the team has nobody active.'],
  ])('is told of %j', (data, message) => {
    expect(told([node('a', 'Team', data)])).toEqual([`InvalidTeamNodesFound: ${message}`]);
  });

  test('names who is still invited', () => {
    const people = new Map([['user_maya', { name: 'Maya Lindqvist', isActive: false }]]);

    expect(told([node('a', 'Team')], { people })).toEqual([
      'InvalidTeamNodesFound: Maya Lindqvist in Meet the team is no longer active. Remove them or pick someone else.',
    ]);
  });

  test('is content with a team in which somebody works', () => {
    expect(told([node('a', 'Team', { teamId: 'team_bern', memberIds: [] })])).toEqual([]);
  });
});

describe('IncompleteCalendlyNodes', () => {
  test.each([
    ['no event type', { eventTypeUri: null }, {}, 'Choose an event type for Book a slot.'],
    ['no connection', {}, { isConnected: false }, 'Connect Calendly before you publish Book a slot.'],
    [
      'an event type that is gone',
      {},
      { activeEventTypes: new Set<string>() },
      'The event type used in Book a slot is no longer available. Pick another one.',
    ],
  ])('is told of %s', (_, data, calendly, message) => {
    const context = { calendly: { ...CONTEXT.calendly, ...calendly } };

    expect(told([node('a', 'Calendly', data)], context)).toEqual([`IncompleteCalendlyNodes: ${message}`]);
  });

  test('is told once of several without an event type, and names them all', () => {
    const nodes = [
      node('a', 'Calendly', { eventTypeUri: null }),
      node('b', 'Calendly', { eventTypeUri: null, title: 'Come by', y: 9 }),
      node('c', 'Calendly', { eventTypeUri: 'gone', title: 'Call us', y: 12 }),
    ];
    const problems = validateFlow(flowOf(nodes), CONTEXT);

    expect(problems.map(({ message }) => message)).toEqual([
      'Choose an event type for 2 Calendly steps: Book a slot and Come by.',
      'The event type used in Call us is no longer available. Pick another one.',
    ]);
    expect(problems[0]?.nodeIds).toEqual(['a', 'b']);
  });
});

describe('The form of a step', () => {
  const withForm = (form: { isUsable?: boolean; fieldCount?: number }) => ({
    forms: new Map([['form_return', { name: 'Return request', isUsable: true, fieldCount: 4, ...form }]]),
  });

  test.each([
    [
      'is chosen',
      [node('a', 'Form', { formTemplateId: null })],
      {},
      'IncompleteFormNodes: Pick a form for Form step 1.',
    ],
    [
      'is there',
      [node('a', 'Form', { formTemplateId: 'form_gone' })],
      {},
      'IncompleteFormNodes: The form used in Form step 1 is archived or was deleted. Pick another form.',
    ],
    [
      'is not archived',
      [node('a', 'Form')],
      withForm({ isUsable: false }),
      'IncompleteFormNodes: The form used in Form step 1 is archived or was deleted. Pick another form.',
    ],
    [
      'has questions',
      [node('a', 'Form')],
      withForm({ fieldCount: 0 }),
      'ConnectedFormTemplatesMustHaveFields: The form “Return request” in Form step 1 has no questions yet. Add at least one.',
    ],
  ])('%s', (_, nodes, context, message) => {
    expect(told(nodes, context)).toEqual([message]);
  });
});

describe('Several problems', () => {
  test('are told in the order of the contract', () => {
    const nodes = [
      node('a', 'Form', { formTemplateId: null }),
      node('b', 'Calendly', { eventTypeUri: null }),
      node('c', 'Team', { memberIds: [] }),
      node('d', 'Link', { url: '' }),
      node('e', 'Text', { body: '' }),
    ];

    const codes = validateFlow(flowOf(nodes), { ...CONTEXT, otherNames: ['Returns & repairs'] }).map(
      ({ code }) => code,
    );

    expect(codes).toEqual([
      'DuplicateGuidedFlowName',
      'EmptyTextOnNodes',
      'InvalidLinkNodesFound',
      'InvalidTeamNodesFound',
      'IncompleteCalendlyNodes',
      'IncompleteFormNodes',
    ]);
  });

  test('name nodes of the flow, on any graph', () => {
    assert(
      property(anyGraph, (graph) => {
        const known = new Set(graph.nodes.map(({ id }) => id));
        const problems = validateFlow({ name: 'Any', presentation: CARD, graph }, CONTEXT);

        expect(problems.flatMap(({ nodeIds }) => nodeIds).every((id) => known.has(id))).toBe(true);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import type { Graph, GraphNode } from './flow.ts';
import { passHandoff } from './handoff.ts';
import { advance, inputAt, startFlow, type FlowMessage, type FlowStep } from './interpreter.ts';
import { shownSteps, type Surroundings } from './shownSteps.ts';
import { edge, node } from './testing/flows.ts';

type Form = { content: { name: string } };

const AROUND: Surroundings<Form, { name: string }> = {
  values: new Map(),
  articleTitles: new Map(),
  bookable: new Map(),
  askable: new Map([['form_return', { content: { name: 'Leave a message' } }]]),
  teamMembers: new Map([['team_bern', ['user_ana', 'user_ben']]]),
  isClosed: false,
  isEmailKnown: false,
};
const shown = (nodes: readonly GraphNode[], around: Partial<typeof AROUND> = {}) =>
  shownSteps(
    nodes.map((one) => ({ kind: 'Step', node: one })),
    { ...AROUND, ...around },
  );

describe('What a step shows', () => {
  test('of a text are its images and its wait', () => {
    const images = [{ path: '/assistants/article-picture/a', alt: 'Boots', width: 2, height: 1 }];

    expect(shown([node('a', 'Text', { body: '', images, delayMs: 800 })])).toMatchObject([
      { kind: 'Text', body: '', images, delayMs: 800 },
    ]);
  });

  test('is nothing where it says only what is not known of the visitor; a choice can be pressed all the same', () => {
    const hello = node('a', 'Text', { body: '{{first_name}}' });
    const choices = [node('b', 'Button', { label: '{{ name }}' }), node('c', 'Button', { label: 'Other' })];
    const messages: FlowMessage[] = [
      { kind: 'Step', node: hello },
      { kind: 'Choices', nodes: choices },
    ];

    expect(shown([hello])).toEqual([]);
    expect(shown([hello], { values: new Map([['first_name', 'Lena']]) })).toMatchObject([{ body: 'Lena' }]);
    expect(shownSteps(messages, AROUND)).toMatchObject([
      { kind: 'Choices', body: '', choices: [{ label: 'Go on' }, { label: 'Other' }] },
    ]);
  });

  test('of a team are the people who are in it by now', () => {
    expect(shown([node('a', 'Team', { teamId: 'team_bern', memberIds: ['user_old'], show: ['Bio'] })])).toMatchObject([
      { memberIds: ['user_ana', 'user_ben'], show: ['Bio'] },
    ]);
  });

  test('of an article is its summary, unless all of it is wanted', () => {
    expect(shown([node('a', 'TextArticle'), node('b', 'TextArticle', { display: 'Full' })])).toMatchObject([
      { display: 'Summary' },
      { display: 'Full' },
    ]);
  });

  test('of a handoff is another message outside of the office hours', () => {
    const talk = node('a', 'Handoff', { outOfHours: { kind: 'Message', message: 'We are back on Monday.' } });

    expect(shown([talk])).toMatchObject([{ body: 'Somebody will write shortly.' }]);
    expect(shown([talk], { isClosed: true })).toMatchObject([{ body: 'We are back on Monday.' }]);
  });
});

describe('A handoff', () => {
  const graphOf = (talk: GraphNode): Graph => ({
    nodes: [node('presentation', 'Presentation'), node('more', 'Button'), talk],
    edges: [edge('presentation', 'more'), edge('more', 'talk'), edge('presentation', 'talk')],
  });
  const ASKING = node('talk', 'Handoff', {
    y: 1,
    collectEmail: true,
    outOfHours: { kind: 'Form', formTemplateId: 'form_return' },
  });
  const pressed = (graph: Graph, { position }: FlowStep, nodeId: string) =>
    advance(graph, position, inputAt(graph, position, nodeId));
  const told = ({ messages }: FlowStep, around: Partial<typeof AROUND> = {}) =>
    shownSteps(messages, { ...AROUND, ...around }).map(({ kind, body }) => (kind === 'Form' ? body : kind));

  test.each([
    ['an address that is not known', {}, ['Choices']],
    ['a form outside of the office hours', { isClosed: true }, ['Leave a message']],
    ['an address where the form is closed', { isClosed: true, askable: new Map() }, ['Choices']],
  ])('asks for %s, and hands over with the answer', (_, around, expected) => {
    const graph = graphOf(ASKING);
    const step = passHandoff(graph, pressed(graph, startFlow(graph), 'talk'), { ...AROUND, ...around });

    expect(told(step, around)).toEqual(expected);
    expect(step.position).toMatchObject({ state: 'Waiting', waitingFor: ['talk'] });
    const after = pressed(graph, step, 'talk');
    expect(after.position.state).toBe('HandedOff');
    expect(told(after, around)).toEqual(['Text']);
  });

  test('that has nothing to ask hands over at once', () => {
    const graph = graphOf(ASKING);
    const step = passHandoff(graph, pressed(graph, startFlow(graph), 'talk'), { ...AROUND, isEmailKnown: true });

    expect(step.position.state).toBe('HandedOff');
    expect(step.messages).toEqual([{ kind: 'Step', node: ASKING }]);
  });

  test('that is only offered is chosen, and asks then', () => {
    const graph = graphOf(ASKING);
    const first = startFlow(graph);

    expect(passHandoff(graph, first, { ...AROUND, isEmailKnown: true })).toBe(first);
    expect(advance(graph, first.position, { kind: 'Finish', nodeId: 'talk' }).messages).toEqual([]);
  });
});

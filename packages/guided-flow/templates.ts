import { connect } from './connect.ts';
import type { GraphEdge, GraphNode, GuidedFlow, Presentation } from './flow.ts';
import { emptyGraph, PRESENTATION_ID } from './presentation.ts';

export type FlowTemplate = { id: string; name: string; detail: string; flow: GuidedFlow };

/** Where a step lies, in columns of 255 px and rows of 60 around the presentation's middle. */
const at = (column: number, row: number) => ({ x: 60 + column * 255, y: 225 + row * 60 });

function drawn(
  name: string,
  presentation: Presentation,
  steps: readonly GraphNode[],
  ways: readonly [string, string][],
) {
  const { nodes: fixed, edges: first } = emptyGraph(presentation);
  const nodes = [...fixed, ...steps];
  const edges = ways.reduce<readonly GraphEdge[]>(
    (now, [source, target]) => connect(nodes, now, { source, target }),
    first,
  );
  return { name, presentation, graph: { nodes, edges } };
}

const text = (id: string, column: number, row: number, body: string): GraphNode => ({
  id,
  type: 'Text',
  data: { body },
  position: at(column, row),
});
const button = (id: string, column: number, row: number, label: string): GraphNode => ({
  id,
  type: 'Button',
  data: { label },
  position: { ...at(column, row), y: at(column, row).y + 30 },
});
const handoff = (id: string, column: number, row: number, label: string, message: string): GraphNode => ({
  id,
  type: 'Handoff',
  data: { label, message, teamId: null },
  position: { ...at(column, row), y: at(column, row).y + 15 },
});

/** With what a flow may begin. What only a company can fill in (its forms, articles, event types) is left open. */
export const FLOW_TEMPLATES: readonly FlowTemplate[] = [
  {
    id: 'returns',
    name: 'Returns',
    detail: 'A return request by form, with a person at hand.',
    flow: drawn(
      'Returns',
      { type: 'Card', lineOne: 'Return something', lineTwo: 'Takes two minutes' },
      [
        text('hello', 0, 0, 'Sorry it was not right, {{first_name}}. What would you like to do?'),
        button('return', 1, -2, 'Return an item'),
        button('rules', 1, 0, 'How returns work'),
        handoff('person', 1, 2, 'Talk to somebody', 'I am passing you on. Somebody will write shortly.'),
        {
          id: 'form',
          type: 'Form',
          data: {
            formTemplateId: null,
            // The form says itself what it asks, and thanks.
            intro: 'A few short questions, and we take care of it.',
            afterwards: 'Is there anything else? Just write.',
          },
          position: at(4, -2),
        },
        text('answer', 2, 0, 'You have 30 days from delivery. Keep the packaging and send it back as it came.'),
        button('now', 3, -1, 'Start my return'),
        handoff('question', 3, 1, 'Ask something else', 'I am passing you on. Somebody will write shortly.'),
      ],
      [
        [PRESENTATION_ID, 'hello'],
        ['hello', 'return'],
        ['hello', 'rules'],
        ['hello', 'person'],
        ['return', 'form'],
        ['rules', 'answer'],
        ['answer', 'now'],
        ['answer', 'question'],
        ['now', 'form'],
      ],
    ),
  },
  {
    id: 'questions',
    name: 'Questions first',
    detail: 'Answers from your articles, then a person.',
    flow: drawn(
      'Questions first',
      { type: 'Button', lineOne: 'Ask a question' },
      [
        {
          id: 'ask',
          type: 'QuestioningArticles',
          data: { prompt: 'What would you like to know?', categoryIds: [], exitLabel: 'That is not it' },
          position: at(0, 0),
        },
        handoff('person', 1, 0, '', 'I am passing you on. Somebody will write shortly.'),
      ],
      [
        [PRESENTATION_ID, 'ask'],
        ['ask', 'person'],
      ],
    ),
  },
  {
    id: 'booking',
    name: 'Book a time',
    detail: 'A booking by Calendly, or a question instead.',
    flow: drawn(
      'Book a time',
      { type: 'Card', lineOne: 'Book a time with us', lineTwo: 'Pick a day that suits you' },
      [
        text('hello', 0, 0, 'Good to meet you. Shall we find a time?'),
        button('book', 1, -1, 'Find a time'),
        handoff('ask', 1, 1, 'Ask something first', 'I am passing you on. Somebody will write shortly.'),
        {
          id: 'calendly',
          type: 'Calendly',
          data: { eventTypeUri: null, title: 'Book a time', afterwards: 'You are booked. See you then.' },
          position: at(2, -1),
        },
      ],
      [
        [PRESENTATION_ID, 'hello'],
        ['hello', 'book'],
        ['hello', 'ask'],
        ['book', 'calendly'],
      ],
    ),
  },
  {
    id: 'team',
    name: 'Meet the team',
    detail: 'Who is there, and the ways to reach them.',
    flow: drawn(
      'Meet the team',
      { type: 'Button', lineOne: 'Meet the team' },
      [
        text('hello', 0, 0, 'Here is who answers you.'),
        {
          id: 'people',
          type: 'Team',
          data: { label: 'Our people', teamId: null, memberIds: [] },
          position: at(1, -1),
        },
        {
          id: 'mail',
          type: 'Link',
          data: { label: 'Write an email', url: '', opens: 'SameTab' },
          position: { ...at(1, 1), y: at(1, 1).y + 30 },
        },
      ],
      [
        [PRESENTATION_ID, 'hello'],
        ['hello', 'people'],
        ['hello', 'mail'],
      ],
    ),
  },
];

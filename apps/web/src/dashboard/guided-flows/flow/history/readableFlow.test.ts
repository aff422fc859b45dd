import { expect, it } from 'vitest';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import { readableData, readableFlow } from './readableFlow.ts';

const at = { position: { x: 0, y: 0 } };
const FLOW: GuidedFlow = {
  name: 'Returns',
  presentation: { type: 'Button', lineOne: 'Return something' },
  graph: {
    nodes: [
      { id: 'start', type: 'Starting', data: {}, ...at },
      { id: 'shown', type: 'Presentation', data: {}, ...at },
      { id: 'hello', type: 'Text', data: { body: 'Hello, **choose**' }, ...at },
      { id: 'shop', type: 'Link', data: { label: 'Shop', url: 'https://shop.example/', opens: 'NewTab' }, ...at },
    ],
    edges: [
      { id: 'a', source: 'start', target: 'shown' },
      { id: 'b', source: 'shown', target: 'hello' },
      { id: 'c', source: 'hello', target: 'shop' },
    ],
  },
};
const NOTHING = {
  forms: [],
  teams: [],
  people: [],
  eventTypes: [],
  categories: [],
  articles: [],
  otherNames: [],
  isCalendlyConnected: false,
  defaultEventTypeUri: null,
};

it('a flow is told in the words of its visitors, and without what nobody drew', () => {
  expect(readableFlow(FLOW, NOTHING)).toEqual({
    name: 'Returns',
    presentation: FLOW.presentation,
    steps: [
      { id: 'hello', name: 'Text step 1', body: 'Hello, choose' },
      { id: 'shop', name: 'Shop', label: 'Shop', url: 'https://shop.example/', opens: 'a new tab' },
    ],
    connections: [
      { id: 'shown hello', name: 'Presentation → Text step 1' },
      { id: 'hello shop', name: 'Text step 1 → Shop' },
    ],
  });
});

it('tells what steps may do beside it as the inspector says it', () => {
  const forms = [{ id: 'form_a', name: 'Leave a message', isUsable: true, fieldCount: 2 }];
  const images = [{ path: '/assistants/article-picture/a', alt: '', width: 4, height: 3 }];
  const handoff = { label: '', message: '', teamId: null };

  expect(readableData({ data: { body: '', images, delayMs: 1500 } }, NOTHING)).toEqual({
    body: '',
    images: ['An image'],
    delayMs: '1.5 s',
  });
  expect(
    readableData(
      { data: { ...handoff, outOfHours: { kind: 'Form', formTemplateId: 'form_a' } } },
      { ...NOTHING, forms },
    ),
  ).toMatchObject({ outOfHours: 'Form “Leave a message”' });
  expect(readableData({ data: { articleId: null, label: '', display: 'Full' } }, NOTHING)).toMatchObject({
    display: 'the full article',
  });
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { flowSchema } from './flowSchema.ts';
import { emptyGraph } from './presentation.ts';
import { readFlow } from './readFlow.ts';
import { withoutDefaults } from './stepOptions.ts';
import { CARD, node } from './testing/flows.ts';

const flowOf = (...steps: readonly ReturnType<typeof node>[]) => ({
  name: 'Returns',
  presentation: CARD,
  graph: { ...emptyGraph(CARD), nodes: [...emptyGraph(CARD).nodes, ...steps] },
});

const IMAGE = { path: '/assistants/article-picture/avim_1', alt: 'The label', width: 400, height: 300 };
const FULL = [
  node('text', 'Text', { images: [IMAGE], delayMs: 1500 }),
  node('link', 'Link', { opens: 'Popup', utm: { source: 'chat' } }),
  node('person', 'Handoff', {
    priority: 'High',
    collectEmail: true,
    outOfHours: { kind: 'Form', formTemplateId: 'form_return' },
  }),
  node('team', 'Team', { show: ['Title', 'Contact'] }),
  node('ask', 'QuestioningArticles', { maxAnswers: 3, allowGpt: false }),
  node('article', 'TextArticle', { display: 'Full' }),
];

describe('What a step may hold beside what it must', () => {
  test('is stored and read again', () => {
    const flow = flowOf(...FULL);

    expect(v.parse(flowSchema, flow).graph.nodes).toEqual(flow.graph.nodes);
    expect(readFlow(JSON.parse(JSON.stringify(flow)))?.graph.nodes.slice(2)).toMatchObject(
      FULL.map(({ id, data }) => ({ id, data })),
    );
  });

  test('is not put into flows from before it was there', () => {
    const old = flowOf(node('text', 'Text'), node('person', 'Handoff'), node('team', 'Team'));

    expect(readFlow(JSON.parse(JSON.stringify(old)))?.graph.nodes.slice(2)).toEqual(old.graph.nodes.slice(2));
  });

  test.each([
    ['a wait that is too long', { delayMs: 10_001 }, 'Wait at most 10 seconds.'],
    ['an image of elsewhere', { images: [{ ...IMAGE, path: 'https://a.example/a.png' }] }, 'Upload the picture again.'],
    ['too many images', { images: Array.from({ length: 5 }, () => IMAGE) }, 'Use at most 4 images.'],
  ])('is refused where it is stored with %s, and left out where it is read', (_, data, message) => {
    const flow = flowOf(node('text', 'Text', data));

    expect(v.safeParse(flowSchema, flow).issues?.[0].message).toBe(message);
    expect(readFlow(JSON.parse(JSON.stringify(flow)))?.graph.nodes.at(-1)?.data).toEqual(node('x', 'Text').data);
  });

  test('is left out at its default', () => {
    const { data } = node('person', 'Handoff');
    const set = { ...data, priority: 'None', collectEmail: false, outOfHours: undefined };

    expect(withoutDefaults(set)).toEqual(data);
    expect(withoutDefaults({ ...data, utm: { source: '' }, images: [], show: ['Avatar'] })).toEqual(data);
    expect(withoutDefaults({ ...data, priority: 'Low' })).toEqual({ ...data, priority: 'Low' });
  });
});

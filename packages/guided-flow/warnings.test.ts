import { describe, expect, test } from 'vitest';
import type { GraphEdge, GraphNode } from './flow.ts';
import { CARD, edge, node } from './testing/flows.ts';
import { flowWarnings } from './warnings.ts';

const PRESENTATION = node('presentation', 'Presentation');

const told = (nodes: readonly GraphNode[], edges: readonly GraphEdge[]) =>
  flowWarnings(
    { name: 'Returns', presentation: CARD, graph: { nodes: [PRESENTATION, ...nodes], edges } },
    { publishedArticles: new Set(['artc_returns']), teams: new Map([['team_bern', { activeCount: 0 }]]) },
  ).map(({ kind, message, isBlocking }) => `${kind}${isBlocking ? '!' : ''}: ${message}`);

describe('A flow is warned of', () => {
  test('a presentation that leads nowhere', () => {
    expect(told([], [])).toEqual(['NoStartContent!: The presentation leads nowhere: connect it to the first step.']);
  });

  test('steps that nothing leads to, and such that lead nowhere', () => {
    const nodes = [node('a', 'Button', { label: 'Yes' }), node('b', 'Handoff', { label: 'Talk', y: 5 })];

    expect(told(nodes, [edge('presentation', 'a')])).toEqual([
      'DeadEndSteps: Yes leads nowhere.',
      'UnreachableSteps: Nobody reaches Talk from the start.',
    ]);
  });

  test('many steps that nothing leads to, at once', () => {
    const nodes = ['A', 'B', 'C', 'D', 'E'].map((label, y) => node(label, 'Handoff', { label, y }));

    expect(told(nodes, [edge('presentation', 'A')])).toEqual([
      'UnreachableSteps: Nobody reaches B, C, D and 1 more from the start.',
    ]);
  });

  test('a circle without a question', () => {
    const nodes = [node('a', 'Text'), node('b', 'Text', { y: 5 })];

    expect(told(nodes, [edge('presentation', 'a'), edge('a', 'b'), edge('b', 'a')])).toEqual([
      'EndlessLoop: Text step 1 comes back to itself without asking anything.',
    ]);
  });

  test('steps beside one that waits, which nobody comes to', () => {
    const nodes = [
      node('a', 'Text'),
      node('form', 'Form', { y: 1 }),
      node('second', 'Form', { y: 2 }),
      node('b', 'Text', { y: 3 }),
      node('c', 'Text', { y: 4 }),
      node('yes', 'Button', { label: 'Yes', y: 5 }),
    ];
    const first = edge('presentation', 'a');

    expect(told(nodes.slice(0, 3), [first, edge('a', 'form'), edge('a', 'second')])).toEqual([
      'SkippedSteps: Visitors do not come to Form step 2: Form step 1 above it waits for them. Connect it behind that.',
    ]);
    // A choice is offered beside what waits, and what follows the form comes once it is sent.
    expect(told([...nodes.slice(0, 2), ...nodes.slice(5)], [first, edge('a', 'form'), edge('a', 'yes')])).toEqual([
      'DeadEndSteps: Yes leads nowhere.',
    ]);
    // It waits further down, before what stands beneath.
    expect(
      told(
        [...nodes.slice(0, 2), ...nodes.slice(3, 5)],
        [first, edge('presentation', 'c'), edge('a', 'form'), edge('form', 'b'), edge('c', 'b')],
      ),
    ).toContain(
      'SkippedSteps: Visitors do not come to Text step 3: Form step 1 above it waits for them. Connect it behind that.',
    );
  });

  test('a handoff to a team that is gone, or has nobody', () => {
    const to = (teamId: string) => told([node('a', 'Handoff', { label: 'Talk', teamId })], [edge('presentation', 'a')]);

    expect(to('team_bern')).toEqual(['HandoffWithNobody: The team of Talk has nobody active.']);
    expect(to('team_gone')).toEqual([
      'HandoffWithNobody: The team of Talk does not exist any more. Whoever is free gets the conversation.',
    ]);
  });

  test('an article that visitors may not read', () => {
    const nodes = [node('a', 'TextArticle', { articleId: 'artc_draft', label: 'Prices' })];

    expect(told(nodes, [edge('presentation', 'a')])).toEqual([
      'MissingArticle!: The article of Prices is not published.',
    ]);
  });

  test('two choices of the same name', () => {
    const nodes = [node('a', 'Handoff', { label: 'Talk' }), node('b', 'Handoff', { label: 'Talk', y: 5 })];

    expect(told(nodes, [edge('presentation', 'a'), edge('presentation', 'b')])).toEqual([
      'DuplicateButtonLabels: Two of the choices after Presentation step 1 are called the same.',
    ]);
  });

  test('more choices than people read', () => {
    const nodes = Array.from({ length: 11 }, (_, y) => node(`n${y}`, 'Handoff', { label: `Choice ${y}`, y }));

    expect(
      told(
        nodes,
        nodes.map(({ id }) => edge('presentation', id)),
      ),
    ).toEqual(['TooManyChoices: Presentation step 1 offers 11 choices. Ten are as many as people read.']);
  });

  test('an address without https', () => {
    const nodes = [node('a', 'Link', { url: 'http://northwindoutdoor.com' })];

    expect(told(nodes, [edge('presentation', 'a')])).toEqual([
      'InsecureLink: Track it leads to an address without https.',
    ]);
  });

  test('an image that nobody described', () => {
    const images = [{ path: '/assistants/article-picture/a', alt: ' ', width: 4, height: 3 }];
    const nodes = [node('a', 'Text', { images }), node('b', 'Handoff')];

    expect(told(nodes, [edge('presentation', 'a'), edge('a', 'b')])).toEqual([
      'MissingAltText: Text step 1 has an image without a description. Visitors who do not see it miss what it says.',
    ]);
  });

  test('campaign parameters that no page would see', () => {
    const nodes = [node('a', 'Link', { url: 'tel:+41310000000', utm: { source: 'chat' } })];

    expect(told(nodes, [edge('presentation', 'a')])).toEqual([
      'UnusedUtm: Track it leads to no web page: its campaign parameters are left out.',
    ]);
  });
});

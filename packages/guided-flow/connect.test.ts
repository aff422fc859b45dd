import { array, assert, nat, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connect, groupOf, mayConnect, whyNotConnect } from './connect.ts';
import { anyGraph, edge, node } from './testing/flows.ts';

const NODES = [
  node('starting', 'Starting'),
  node('presentation', 'Presentation'),
  node('text', 'Text'),
  node('link', 'Link'),
  node('team', 'Team'),
  node('handoff', 'Handoff'),
  node('article', 'TextArticle'),
  node('button', 'Button'),
  node('form', 'Form'),
];

describe('Connecting', () => {
  test('adds the first edge into a step', () => {
    expect(connect(NODES, [], { source: 'text', target: 'form' })).toHaveLength(1);
  });

  test('is refused from another kind than the one that feeds the step', () => {
    const edges = [edge('text', 'form')];

    expect(connect(NODES, edges, { source: 'link', target: 'form' })).toBe(edges);
  });

  test.each(['link', 'team', 'handoff', 'article'])('counts %s as a button', (source) => {
    expect(connect(NODES, [edge('button', 'form')], { source, target: 'form' })).toHaveLength(2);
  });

  test('ignores what is connected already', () => {
    const edges = [edge('text', 'form')];

    expect(connect(NODES, edges, { source: 'text', target: 'form' })).toBe(edges);
  });

  test('tells handles apart', () => {
    const edges = [edge('text', 'form')];

    expect(connect(NODES, edges, { source: 'text', sourceHandle: 'left', target: 'form' })).toHaveLength(2);
  });

  test('never mixes what feeds a step, whatever is connected', () => {
    const connections = array(tuple(nat(8), nat(8)));
    const idAt = (index: number) => NODES[index]?.id ?? '';
    const groupAt = (id: string) => groupOf(NODES.find((one) => one.id === id)?.type ?? 'Text');
    assert(
      property(connections, (pairs) => {
        const edges = pairs.reduce(
          (built, [source, target]) => connect(NODES, built, { source: idAt(source), target: idAt(target) }),
          connect(NODES, [], { source: 'text', target: 'form' }),
        );

        for (const { id } of NODES) {
          const feeding = edges.filter(({ target }) => target === id).map(({ source }) => groupAt(source));
          expect(new Set(feeding).size).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('is decided on any graph', () => {
    assert(
      property(anyGraph, ({ nodes, edges }) => {
        expect(mayConnect(nodes, edges, { source: 'a', target: 'gone' })).toBeTypeOf('boolean');
      }),
    );
  });
});

describe('The reason why two steps are not connected', () => {
  test.each([
    ['text', 'text', 'A step cannot follow itself.'],
    ['text', 'presentation', 'The flow begins here: nothing leads to it.'],
    ['starting', 'text', 'Visitors always see the presentation first.'],
    ['text', 'form', 'These two are connected already.'],
    ['button', 'form', 'This step already follows texts; connect another one of these to it.'],
    ['text', 'team', null],
  ])('from %s to %s', (source, target, reason) => {
    expect(whyNotConnect(NODES, [edge('text', 'form')], { source, target })).toBe(reason);
  });
});

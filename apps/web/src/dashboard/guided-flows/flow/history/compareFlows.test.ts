import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import { emptyGraph } from '@parley/guided-flow/presentation';
import { anyGraph, CARD, edge, node } from '@parley/guided-flow/testing/flows';
import { compareFlows } from './compareFlows.ts';

const flow = (nodes: ReturnType<typeof node>[], edges: ReturnType<typeof edge>[] = []): GuidedFlow => ({
  name: 'Returns',
  presentation: CARD,
  graph: { nodes: [...emptyGraph(CARD).nodes, ...nodes], edges: [...emptyGraph(CARD).edges, ...edges] },
});

describe('comparing two versions of a flow', () => {
  const before = flow(
    [node('a', 'Text'), node('b', 'Button'), node('gone', 'Link')],
    [edge('a', 'b'), edge('b', 'gone')],
  );
  const after = flow(
    [node('a', 'Text', { body: 'Other' }), { ...node('b', 'Button'), position: { x: 90, y: 90 } }, node('new', 'Form')],
    [edge('a', 'b'), edge('b', 'new')],
  );
  const { steps, marks, counts, flow: both } = compareFlows(before, after);

  it('tells what was added, removed and changed; what only lies elsewhere is the same', () => {
    expect(steps.map(({ kind, node }) => `${kind} ${node.id}`).toSorted()).toEqual([
      'Added new',
      'Changed a',
      'Removed gone',
    ]);
    expect(counts).toEqual({ added: 1, removed: 1, changed: 1, same: 3 });
  });

  it('names the values of a step that changed', () => {
    expect(steps.find(({ kind }) => kind === 'Changed')?.values).toEqual([
      { kind: 'Changed', path: ['body'], before: 'What would you like to do?', after: 'Other' },
    ]);
  });

  it('names them as they are to be shown, unless both would be called the same', () => {
    const team = (teamId: string) => flow([node('a', 'Team', { teamId })]);
    const called = (name: string) => compareFlows(team('old'), team('new'), ({ id }) => ({ id, team: name })).steps;
    const values = compareFlows(team('old'), team('new'), ({ data }) =>
      'teamId' in data ? { team: data.teamId === 'old' ? 'Bern' : 'Basel' } : {},
    ).steps[0]?.values;

    expect(values).toEqual([{ kind: 'Changed', path: ['team'], before: 'Bern', after: 'Basel' }]);
    expect(called('Something that is gone')[0]?.values).toEqual([
      { kind: 'Changed', path: ['teamId'], before: 'old', after: 'new' },
    ]);
  });

  it('shows both in one drawing, connections too', () => {
    expect(both.graph.nodes.map(({ id }) => id)).toContain('gone');
    expect(marks.get('removed b-gone')).toEqual({ diff: 'Removed' });
    expect(marks.get('b-new')).toEqual({ diff: 'Added' });
    expect(marks.has('a-b')).toBe(false);
  });

  it('names connections between steps that both have, and another name', () => {
    const parted = { ...flow([node('a', 'Text'), node('b', 'Button')], [edge('presentation', 'b')]), name: 'Repairs' };
    const whole = flow([node('a', 'Text'), node('b', 'Button')], [edge('a', 'b')]);

    expect(compareFlows(whole, parted)).toMatchObject({
      name: { before: 'Returns', after: 'Repairs' },
      steps: [],
      connections: [
        { kind: 'Added', source: 'presentation', target: 'b' },
        { kind: 'Removed', source: 'a', target: 'b' },
      ],
    });
    // The others come and go with their steps.
    expect(compareFlows(before, after)).toMatchObject({ name: null, connections: [] });
  });

  it('counts the presentation as changed when the flow is offered in another way', () => {
    const offered = compareFlows(before, { ...before, presentation: { ...CARD, lineTwo: 'Quick' } });
    expect(offered.steps.map(({ node }) => node.type)).toEqual(['Presentation']);
  });

  it('finds nothing between a version and itself', () => {
    assert(
      property(anyGraph, (graph) => {
        const one = { ...before, graph };
        expect(compareFlows(one, one)).toMatchObject({ steps: [], connections: [], name: null });
      }),
    );
  });
});

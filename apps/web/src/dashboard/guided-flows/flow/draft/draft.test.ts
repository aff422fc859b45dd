import { array, assert, constantFrom, integer, nat, oneof, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import { newNode, STEP_TYPES } from '@parley/guided-flow/newNode';
import { emptyGraph } from '@parley/guided-flow/presentation';
import { readFlow } from '@parley/guided-flow/readFlow';
import { nextNodes } from '@parley/guided-flow/readingOrder';
import { edge, node } from '@parley/guided-flow/testing/flows';
import { align, boxesOf } from './align.ts';
import { sizeOf } from '@parley/guided-flow/nodeSize';
import { clipOf, paste, readClip, writeClip } from './clipboard.ts';
import {
  addNote,
  addStep,
  connectSteps,
  insertStep,
  moveItems,
  nodeOf,
  reconnectSteps,
  removeItems,
  replaceNode,
  setName,
  setPresentation,
  whyNotReconnect,
} from './edits.ts';
import { cleanFlow, NO_HISTORY, redo, remember, undo, type EditHistory } from './history.ts';
import { layoutFlow } from './layout.ts';

const BUTTON = { type: 'Button', lineOne: 'Returns' } as const;
const EMPTY: GuidedFlow = { name: 'Returns', presentation: BUTTON, graph: emptyGraph(BUTTON) };

function flowOf(nodes: ReturnType<typeof node>[], edges: ReturnType<typeof edge>[] = []): GuidedFlow {
  return { ...EMPTY, graph: { nodes: [...EMPTY.graph.nodes, ...nodes], edges: [...EMPTY.graph.edges, ...edges] } };
}

const idsOf = ({ graph }: GuidedFlow) => graph.nodes.map(({ id }) => id);
const pairsOf = ({ graph }: GuidedFlow) => graph.edges.map(({ source, target }) => `${source}→${target}`);
const note = { id: 'note', text: 'Ask Jonas', position: { x: 7, y: 8 }, width: 180, height: 90 };

describe('editing a flow', () => {
  it('adds a step on the grid, and leads to it', () => {
    const flow = addStep(EMPTY, newNode('a', 'Text', { x: 52, y: 218 }), 'presentation');

    expect(nodeOf(flow, 'a')?.position).toEqual({ x: 45, y: 225 });
    expect(pairsOf(flow)).toEqual(['starting→presentation', 'presentation→a']);
  });

  it('never puts two steps on the same spot', () => {
    const one = addStep(EMPTY, newNode('a', 'Text', { x: 0, y: 0 }));
    const two = addStep(one, newNode('b', 'Text', { x: 0, y: 0 }));

    expect(nodeOf(two, 'b')?.position).toEqual({ x: 15, y: 15 });
  });

  it('leaves the connections as they are when one is refused', () => {
    const flow = flowOf([node('a', 'Text'), node('b', 'Form'), node('c', 'Button')], [edge('a', 'c')]);

    expect(connectSteps(flow, { source: 'b', target: 'c' })).toBe(flow);
    expect(connectSteps(flow, { source: 'a', target: 'c' })).toBe(flow);
    expect(connectSteps(flow, { source: 'a', target: 'a' })).toBe(flow);
    expect(connectSteps(flow, { source: 'a', target: 'presentation' })).toBe(flow);
  });

  it('lets a connection begin or end elsewhere, where the rules allow without it', () => {
    const flow = flowOf(
      [node('a', 'Text'), node('b', 'Form'), node('c', 'Button'), node('d', 'Button')],
      [edge('a', 'c'), edge('a', 'd'), edge('b', 'd')],
    );
    const moved = (edgeId: string, source: string, target: string) => reconnectSteps(flow, edgeId, { source, target });

    // The only one that leads there does not stand in its own way.
    expect(pairsOf(moved('a-c', 'b', 'c'))).toEqual(['starting→presentation', 'a→d', 'b→d', 'b→c']);
    expect(moved('a-d', 'b', 'd')).toBe(flow);
    expect(moved('a-c', 'a', 'c')).toBe(flow);
    expect(whyNotReconnect(flow, 'a-c', { source: 'b', target: 'c' })).toBeNull();
    expect(whyNotReconnect(flow, null, { source: 'b', target: 'c' })).toMatch(/already follows texts/);
  });

  it('puts a step between two, or leaves them connected where the rules refuse', () => {
    const flow = flowOf([node('a', 'Text'), node('b', 'Button')], [edge('a', 'b')]);

    expect(pairsOf(insertStep(flow, 'a-b', newNode('x', 'Text', { x: 0, y: 60 })))).toEqual([
      'starting→presentation',
      'a→x',
      'x→b',
    ]);
    const both = flowOf(
      [node('a', 'Text'), node('c', 'Text', { y: 9 }), node('b', 'Button')],
      [edge('a', 'b'), edge('c', 'b')],
    );
    expect(insertStep(both, 'a-b', newNode('x', 'Form', { x: 0, y: 60 }))).toBe(both);
  });

  it('removes a step with what leads to and from it, but never the start, the presentation and their connection', () => {
    const flow = flowOf([node('a', 'Text'), node('b', 'Button')], [edge('presentation', 'a'), edge('a', 'b')]);

    expect(idsOf(removeItems(flow, new Set(['a'])))).toEqual(['presentation', 'starting', 'b']);
    expect(pairsOf(removeItems(flow, new Set(['a'])))).toEqual(['starting→presentation']);
    expect(removeItems(flow, new Set(['starting', 'presentation', 'starting-presentation']))).toBe(flow);
  });

  it('moves steps and notes, and leaves what is fixed', () => {
    const flow = addNote(flowOf([node('a', 'Text')]), note);
    const to = { x: 30, y: 45 };
    const moved = moveItems(flow, new Map(['a', 'note', 'presentation', 'starting'].map((id) => [id, to])));

    expect(nodeOf(moved, 'a')?.position).toEqual(to);
    expect(moved.notes?.[0]?.position).toEqual(to);
    expect(nodeOf(moved, 'presentation')?.position).toEqual({ x: -150, y: 250 });
    expect(moveItems(moved, new Map([['a', to]]))).toBe(moved);
  });

  it('keeps every step that it does not touch', () => {
    const flow = flowOf([node('a', 'Text'), node('b', 'Button')]);
    const next = replaceNode(flow, node('b', 'Button', { label: 'Other' }));

    expect(nodeOf(next, 'a')).toBe(nodeOf(flow, 'a'));
    expect(nodeOf(next, 'b')).not.toBe(nodeOf(flow, 'b'));
  });

  it('lifts the presentation with each line of a card', () => {
    const card = setPresentation(EMPTY, { type: 'Card', lineOne: 'Returns', lineTwo: '', lineThree: '' });

    expect(nodeOf(card, 'presentation')?.position).toEqual({ x: -225, y: 160 });
  });
});

describe('the clipboard', () => {
  const flow = flowOf(
    [node('a', 'Text'), node('b', 'Button', { y: 90 }), node('c', 'Link')],
    [edge('a', 'b'), edge('b', 'c')],
  );
  const newIds = () => {
    let number = 0;
    return () => `new${(number += 1)}`;
  };

  it('takes steps with what connects them into another flow', () => {
    const text = writeClip(clipOf(flow, new Set(['a', 'b', 'presentation'])) ?? { nodes: [], edges: [], notes: [] });
    const clip = readClip(text);
    const pasted = clip && paste(EMPTY, clip, newIds(), { x: 300, y: 300 });

    expect(pasted && idsOf(pasted.flow)).toEqual(['presentation', 'starting', 'new1', 'new2']);
    expect(pasted && pairsOf(pasted.flow)).toEqual(['starting→presentation', 'new1→new2']);
    expect(pasted && nodeOf(pasted.flow, 'new1')?.position).toEqual({ x: 300, y: 300 });
    expect(pasted && [...pasted.ids]).toEqual(['new1', 'new2']);
  });

  it('covers nothing in another flow', () => {
    const clip = clipOf(flow, new Set(['a', 'b']));
    const [first] = clip?.nodes ?? [];
    const other = flowOf([{ ...node('there', 'Text'), position: first?.position ?? { x: 0, y: 0 } }]);

    const pasted = clip && paste(other, clip, newIds());

    const there = nodeOf(other, 'there');
    expect(pasted && nodeOf(pasted.flow, 'new1')?.position.y).toBeGreaterThanOrEqual(
      (there?.position.y ?? 0) + (there ? sizeOf(there).height : 0),
    );
  });

  it('has nothing of the start and the presentation', () => {
    expect(clipOf(flow, new Set(['starting', 'presentation']))).toBeNull();
  });

  it.each([
    '',
    'Hello',
    '{"kind":"parley.flow-steps"}',
    '{"kind":"parley.flow-steps","nodes":[{}],"edges":[],"notes":[]}',
    'null',
  ])('takes %j for no steps', (text) => {
    expect(readClip(text)).toBeNull();
  });
});

describe('lining up', () => {
  const flow = flowOf([
    { ...node('a', 'Text'), position: { x: 0, y: 0 } },
    { ...node('b', 'Button'), position: { x: 300, y: 90 } },
    { ...node('c', 'Form'), position: { x: 105, y: 300 } },
  ]);
  const all = new Set(['a', 'b', 'c', 'presentation']);
  const placeOf = (id: string, how: Parameters<typeof align>[2]) => nodeOf(align(flow, all, how), id)?.position;

  it('puts edges and middles into one line', () => {
    expect(placeOf('b', 'left')).toEqual({ x: 0, y: 90 });
    expect(placeOf('a', 'right')).toEqual({ x: 270, y: 0 });
    expect(placeOf('c', 'top')).toEqual({ x: 105, y: 0 });
    expect(placeOf('presentation', 'left')).toEqual({ x: -150, y: 250 });
  });

  it('spreads evenly between the first and the last', () => {
    expect(placeOf('b', 'down')).toEqual({ x: 300, y: 180 });
    expect(placeOf('c', 'down')).toEqual({ x: 105, y: 300 });
  });
});

describe('tidying up', () => {
  it('puts every step behind what leads to it, without two over each other, and leaves the presentation', () => {
    assert(
      property(array(record({ from: nat(19), to: nat(19) }), { maxLength: 40 }), (pairs) => {
        const steps = Array.from({ length: 20 }, (_, index) => node(`n${index}`, STEP_TYPES[index % 9] ?? 'Text'));
        const flow = pairs.reduce(
          (now, { from, to }) => connectSteps(now, { source: `n${from}`, target: `n${to}` }),
          connectSteps(flowOf(steps), { source: 'presentation', target: 'n0' }),
        );
        const boxes = boxesOf(layoutFlow(flow));
        const overlaps = boxes.some((a, index) =>
          boxes
            .slice(index + 1)
            .some(
              (b) =>
                a.position.x < b.position.x + b.width &&
                b.position.x < a.position.x + a.width &&
                a.position.y < b.position.y + b.height &&
                b.position.y < a.position.y + a.height,
            ),
        );

        expect(overlaps).toBe(false);
        expect(nodeOf(layoutFlow(flow), 'presentation')).toEqual(nodeOf(flow, 'presentation'));
      }),
      { numRuns: 30 },
    );
  });

  it('leaves choices in the order in which visitors are offered them', () => {
    const flow = flowOf(
      [
        node('ask', 'Text'),
        node('yes', 'Button', { y: 10 }),
        node('no', 'Button', { y: 50 }),
        node('bye', 'Text', { y: 50 }),
      ],
      [edge('presentation', 'ask'), edge('ask', 'yes'), edge('ask', 'no'), edge('no', 'bye')],
    );
    const offered = (graph: GuidedFlow['graph'], id: string) => nextNodes(graph)(id).map((next) => next.id);
    expect(offered(layoutFlow(flow).graph, 'ask')).toEqual(['yes', 'no']);

    assert(
      property(array(record({ from: nat(19), to: nat(19) }), { maxLength: 40 }), (pairs) => {
        const steps = Array.from({ length: 20 }, (_, index) =>
          node(`n${index}`, STEP_TYPES[index % 9] ?? 'Text', { y: index * 15 }),
        );
        const drawn = pairs.reduce(
          (now, { from, to }) => connectSteps(now, { source: `n${from}`, target: `n${to}` }),
          connectSteps(flowOf(steps), { source: 'presentation', target: 'n0' }),
        );
        const tidied = layoutFlow(drawn);

        for (const id of idsOf(drawn)) expect(offered(tidied.graph, id)).toEqual(offered(drawn.graph, id));
      }),
      { numRuns: 30 },
    );
  });
});

type Act = (flow: GuidedFlow) => GuidedFlow;
const IDS = ['a', 'b', 'c', 'presentation', 'starting'] as const;
let made = 0;
const anyAct: Arbitrary<Act> = oneof(
  record({ type: constantFrom(...STEP_TYPES), after: constantFrom(...IDS), x: integer({ min: -400, max: 900 }) }).map(
    ({ type, after, x }): Act =>
      (flow) =>
        addStep(flow, newNode(`made${(made += 1)}`, type, { x, y: 0 }), after),
  ),
  record({ source: constantFrom(...IDS), target: constantFrom(...IDS) }).map(
    (connection): Act =>
      (flow) =>
        connectSteps(flow, connection),
  ),
  constantFrom(...IDS).map(
    (id): Act =>
      (flow) =>
        removeItems(flow, new Set([id])),
  ),
  record({ id: constantFrom(...IDS), x: nat(40) }).map(
    ({ id, x }): Act =>
      (flow) =>
        moveItems(flow, new Map([[id, { x: x * 15, y: 0 }]])),
  ),
  constantFrom('One', 'Two').map(
    (name): Act =>
      (flow) =>
        setName(flow, name),
  ),
);

describe('undo and redo', () => {
  const start = flowOf([node('a', 'Text'), node('b', 'Button', { y: 90 }), node('c', 'Link', { y: 200 })]);

  function run(acts: readonly Act[]) {
    let [history, flow]: [EditHistory, GuidedFlow] = [NO_HISTORY, start];
    for (const [at, act] of acts.entries()) {
      const after = act(flow);
      history = remember(history, { before: flow, after, tag: null, at });
      flow = after;
    }
    return { history, flow };
  }

  it('lead back to the beginning and forward again, whatever was done', () => {
    assert(
      property(array(anyAct, { maxLength: 30 }), (acts) => {
        let { history, flow } = run(acts);
        const end = flow;
        for (let back = undo(history, flow); back; back = undo(history, flow)) ({ history, flow } = back);
        expect(flow).toEqual(start);
        for (let on = redo(history, flow); on; on = redo(history, flow)) ({ history, flow } = on);
        expect(flow).toEqual(end);
      }),
    );
  });

  it('always have a graph of the specification before them', () => {
    assert(
      property(array(anyAct, { maxLength: 30 }), (acts) => {
        const { flow } = run(acts);
        expect(flow.graph.edges[0]).toMatchObject({ source: 'starting', target: 'presentation' });
        expect(readFlow(JSON.parse(JSON.stringify(flow)))).toEqual(flow);
      }),
    );
  });

  it('take what is typed in one go as one edit', () => {
    const typed = ['R', 'Re', 'Ret'].map((name) => ({ ...start, name }));
    let history = NO_HISTORY;
    for (const [index, after] of typed.entries()) {
      history = remember(history, { before: typed[index - 1] ?? start, after, tag: 'name', at: index * 400 });
    }

    expect(history.past).toHaveLength(1);
    expect(undo(history, typed[2] ?? start)?.flow).toBe(start);
  });

  it('do not count what changes nothing', () => {
    expect(remember(NO_HISTORY, { before: start, after: start, tag: null, at: 0 }).past).toEqual([]);
  });

  it('take back only what this person did', () => {
    const mine = removeItems(start, new Set(['b']));
    const history = remember(NO_HISTORY, { before: start, after: mine, tag: null, at: 0 });
    const withTheirs = setName(replaceNode(mine, node('a', 'Text', { body: 'Theirs' })), 'Theirs');

    const { flow } = undo(history, withTheirs) ?? { flow: EMPTY };

    expect(flow.name).toBe('Theirs');
    expect(nodeOf(flow, 'a')?.data).toEqual({ body: 'Theirs' });
    expect(nodeOf(flow, 'b')).toEqual(nodeOf(start, 'b'));
  });
});

describe('what two people made of one flow', () => {
  it('loses connections to steps that are gone', () => {
    const merged = flowOf([node('a', 'Text')], [edge('a', 'gone')]);

    expect(cleanFlow(merged) && pairsOf(cleanFlow(merged) ?? EMPTY)).toEqual(['starting→presentation']);
    expect(cleanFlow({ name: 1 })).toBeNull();
  });
});

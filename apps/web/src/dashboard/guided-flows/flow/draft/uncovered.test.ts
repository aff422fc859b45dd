import { describe, expect, it } from 'vitest';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import { emptyGraph } from '@parley/guided-flow/presentation';
import { node } from '@parley/guided-flow/testing/flows';
import { addNote } from './edits.ts';
import { uncovered } from './uncovered.ts';

const BUTTON = { type: 'Button', lineOne: 'Returns' } as const;
const EMPTY: GuidedFlow = { name: 'Returns', presentation: BUTTON, graph: emptyGraph(BUTTON) };
const TEXT = { width: 195, height: 90 };
const at = (id: string, type: 'Text' | 'Button', x: number, y: number) => ({ ...node(id, type), position: { x, y } });
const flowWith = (...nodes: ReturnType<typeof node>[]): GuidedFlow => ({
  ...EMPTY,
  graph: { ...EMPTY.graph, nodes: [...EMPTY.graph.nodes, ...nodes] },
});

describe('a place that covers nothing', () => {
  it('is the one that was asked for, on the grid, where nothing lies', () => {
    expect(uncovered(EMPTY, { x: 61, y: 224 }, TEXT)).toEqual({ x: 60, y: 225 });
  });

  it('is beneath all that would be covered, also in part', () => {
    const flow = flowWith(at('a', 'Text', 60, 225), at('b', 'Button', 225, 345));

    expect(uncovered(flow, { x: 60, y: 225 }, TEXT)).toEqual({ x: 60, y: 405 });
  });

  it('counts notes and the presentation', () => {
    const note = { id: 'note', text: '', position: { x: 0, y: 60 }, width: 180, height: 90 };

    expect(uncovered(addNote(EMPTY, note), { x: 0, y: 60 }, note)).toEqual({ x: 0, y: 180 });
    expect(uncovered(EMPTY, { x: -150, y: 250 }, TEXT)).toEqual({ x: -150, y: 330 });
  });

  it('may touch what is beside it', () => {
    expect(uncovered(flowWith(at('a', 'Text', 60, 225)), { x: 255, y: 225 }, TEXT)).toEqual({ x: 255, y: 225 });
  });
});

import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeKey, happenings, type Happening } from './happenings.ts';
import { advance, startFlow } from './interpreter.ts';
import { anyGraph, edge, node } from './testing/flows.ts';

const graph = {
  nodes: [
    node('presentation', 'Presentation'),
    node('ask', 'Text'),
    node('size', 'Button', { y: 10 }),
    node('fault', 'Button', { y: 20 }),
    node('person', 'Handoff'),
  ],
  edges: [edge('presentation', 'ask'), edge('ask', 'size'), edge('ask', 'fault'), edge('fault', 'person')],
};
const words = (found: readonly Happening[]) => found.map(({ kind, subject }) => `${kind} ${subject}`.trim());

describe('what is counted', () => {
  it('is the start, each step and connection on the way, and where the visitor is waited for', () => {
    const { position } = startFlow(graph);

    expect(words(happenings(graph, null, position))).toEqual([
      'Start',
      'Node presentation',
      'Node ask',
      'Edge presentation>ask',
      'Wait ask',
    ]);
  });

  it('is what came of a press, and never what was counted before', () => {
    const { position } = startFlow(graph);
    const after = advance(graph, position, { kind: 'Choose', nodeId: 'fault' }).position;

    expect(words(happenings(graph, position, after))).toEqual([
      'Resume ask',
      'Node fault',
      'Edge ask>fault',
      'Node person',
      'Edge fault>person',
      'Handoff',
    ]);
  });

  it('is nothing for a press that changed nothing', () => {
    const { position } = startFlow(graph);
    const same = advance(graph, position, { kind: 'Choose', nodeId: 'gone' }).position;

    expect(words(happenings(graph, position, same))).not.toContain('Resume ask');
  });

  it('names connections of the graph alone, and has an end for each run that does not wait', () => {
    assert(
      property(anyGraph, (any) => {
        const { position } = startFlow(any);
        const found = happenings(any, null, position);
        const keys = new Set(any.edges.map(({ source, target }) => edgeKey(source, target)));
        const counted = found.filter(({ kind }) => kind === 'Edge').map(({ subject }) => subject);
        expect(counted.filter((key) => !keys.has(key))).toEqual([]);
        const ends = found.filter(({ kind }) => kind === 'Completion' || kind === 'Handoff' || kind === 'Wait');
        expect(ends).toHaveLength(1);
      }),
    );
  });
});

import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NODE_TYPES, type Graph } from './flow.ts';
import { advance, startFlow, type FlowInput, type FlowStep } from './interpreter.ts';
import { anyGraph, edge, node } from './testing/flows.ts';

/** presentation → text → (return → form → thanks) | (talk → handoff) | track */
const RETURNS: Graph = {
  nodes: [
    node('presentation', 'Presentation'),
    node('hello', 'Text', { body: 'Happy to help.' }),
    node('return', 'Button', { label: 'Return an item', y: 10 }),
    node('talk', 'Handoff', { label: 'Talk to the workshop', y: 30 }),
    node('track', 'Link', { label: 'Track it', y: 20 }),
    node('form', 'Form'),
    node('thanks', 'Text', { body: 'Thank you.' }),
  ],
  edges: [
    edge('presentation', 'hello'),
    edge('hello', 'talk'),
    edge('hello', 'return'),
    edge('hello', 'track'),
    edge('return', 'form'),
    edge('form', 'thanks'),
  ],
};

/** What was shown: ids of steps, choices in brackets. */
const shown = ({ messages }: FlowStep) =>
  messages.map((message) =>
    message.kind === 'Choices' ? `[${message.nodes.map(({ id }) => id).join(' ')}]` : message.node.id,
  );

const chosen = (nodeId: string): FlowInput => ({ kind: 'Choose', nodeId });

describe('A flow', () => {
  test('tells its first texts and offers what follows, the upper first', () => {
    const step = startFlow(RETURNS);

    expect(shown(step)).toEqual(['hello', '[return track talk]']);
    expect(step.position).toMatchObject({ state: 'Waiting', waitingFor: ['return', 'track', 'talk'] });
  });

  test('goes on behind a chosen button, and waits in a form', () => {
    const step = advance(RETURNS, startFlow(RETURNS).position, chosen('return'));

    expect(shown(step)).toEqual(['form']);
    expect(step.position.waitingFor).toEqual(['form']);
  });

  test('ends after the last step, having noted the way', () => {
    const { position } = advance(RETURNS, startFlow(RETURNS).position, chosen('return'));

    const step = advance(RETURNS, position, { kind: 'Finish', nodeId: 'form' });

    expect(shown(step)).toEqual(['thanks']);
    expect(step.position).toMatchObject({
      state: 'Completed',
      path: ['presentation', 'hello', 'return', 'form', 'thanks'],
    });
  });

  test('is handed over', () => {
    const step = advance(RETURNS, startFlow(RETURNS).position, chosen('talk'));

    expect(shown(step)).toEqual(['talk']);
    expect(step.position).toMatchObject({ state: 'HandedOff', waitingFor: [] });
  });

  test('takes an input only where it is waited for', () => {
    const { position } = startFlow(RETURNS);

    expect(advance(RETURNS, position, chosen('form'))).toEqual({ position, messages: [] });
    expect(advance(RETURNS, position, { kind: 'Finish', nodeId: 'return' })).toEqual({ position, messages: [] });
  });

  test('shows an article that alone can follow without a press', () => {
    const graph = {
      nodes: [node('presentation', 'Presentation'), node('article', 'TextArticle')],
      edges: [edge('presentation', 'article')],
    };

    expect(shown(startFlow(graph))).toEqual(['article']);
  });

  test('waits for a press on the only button', () => {
    const graph = {
      nodes: [node('presentation', 'Presentation'), node('more', 'Button')],
      edges: [edge('presentation', 'more')],
    };

    expect(shown(startFlow(graph))).toEqual(['[more]']);
  });

  test('offers choices after the texts that stand beside them', () => {
    const graph = {
      nodes: [
        node('presentation', 'Presentation'),
        node('first', 'Text', { y: 1 }),
        node('yes', 'Button', { y: 2 }),
        node('second', 'Text', { y: 3 }),
      ],
      edges: [edge('presentation', 'first'), edge('presentation', 'yes'), edge('presentation', 'second')],
    };

    expect(shown(startFlow(graph))).toEqual(['first', 'second', '[yes]']);
  });

  test('may be begun at any step', () => {
    expect(shown(startFlow(RETURNS, 'thanks'))).toEqual(['thanks']);
  });

  test('lets a button lead back', () => {
    const graph = { ...RETURNS, edges: [...RETURNS.edges, edge('thanks', 'hello')] };
    const { position } = advance(graph, startFlow(graph).position, chosen('return'));

    const step = advance(graph, position, { kind: 'Finish', nodeId: 'form' });

    expect(shown(step)).toEqual(['thanks', 'hello', '[return track talk]']);
  });
});

describe('On any graph, a flow', () => {
  const inputs = array(record({ kind: constantFrom('Choose', 'Finish'), pick: nat() }));

  test('ends each step, and waits for steps of the graph alone', () => {
    assert(
      property(anyGraph, inputs, (graph, given) => {
        const known = new Set(graph.nodes.map(({ id }) => id));
        let step = startFlow(graph);
        for (const { kind, pick } of given) {
          const { waitingFor } = step.position;
          const nodeId = waitingFor[pick % Math.max(1, waitingFor.length)] ?? 'gone';
          step = advance(graph, step.position, { kind: kind === 'Choose' ? 'Choose' : 'Finish', nodeId });

          expect(waitingFor.every((id) => known.has(id))).toBe(true);
          expect(step.messages.length).toBeLessThanOrEqual(graph.nodes.length + 1);
        }
      }),
    );
  });

  test('does not stumble over kinds that it does not know', () => {
    const unknown = { ...node('a', 'Text'), type: 'Video' };
    const graph = JSON.parse(
      JSON.stringify({ nodes: [node('presentation', 'Presentation'), unknown], edges: [edge('presentation', 'a')] }),
    );

    expect(startFlow(graph).position.state).toBe('Completed');
    expect(NODE_TYPES).not.toContain(unknown.type);
  });
});

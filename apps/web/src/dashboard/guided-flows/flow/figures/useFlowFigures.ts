import { useEffect, useMemo, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { Subscription } from 'relay-runtime';
import type { Graph } from '@parley/guided-flow/flow';
import { edgeKey } from '@parley/guided-flow/happenings';
import type { useFlowFiguresQuery, useFlowFiguresQuery$data } from '#generated/useFlowFiguresQuery';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { isFixedEdge } from '../draft/edits.ts';

/** Which visitors are counted: between two days, both within, of one version or of all. */
export type FiguresAsked = { from: string; to: string; version: number | null };

export type FlowFigures = useFlowFiguresQuery$data['guidedFlow']['counts'];

/** What visitors did in a flow; null: it is not known yet, or nobody asks. */
export function useFlowFigures(id: string, asked: FiguresAsked | null): FlowFigures | null {
  const environment = useRelayEnvironment();
  const [figures, setFigures] = useState<FlowFigures | null>(null);
  const { from, to, version } = asked ?? { from: '', to: '', version: null };

  useEffect(() => {
    if (from === '') return undefined;
    let asking: Subscription | undefined;
    function ask() {
      asking = fetchQuery<useFlowFiguresQuery>(
        environment,
        graphql`
          query useFlowFiguresQuery($id: ID!, $from: String, $to: String, $version: Int) {
            guidedFlow(id: $id) {
              counts(from: $from, to: $to, version: $version) {
                starts
                completions
                handoffs
                nodes {
                  nodeId
                  reached
                  dropOff
                }
                edges {
                  source
                  target
                  count
                }
              }
            }
          }
        `,
        { id, from, to, version },
      ).subscribe({
        next: ({ guidedFlow }) => setFigures(guidedFlow.counts),
        // The drawing stands without them.
        error: (error: Error) => {
          setFigures(null);
          notify({
            kind: 'error',
            title: 'The visitors could not be counted.',
            detail: messageOf(error),
            action: { label: 'Try again', onAction: ask },
          });
        },
      });
    }
    ask();
    return () => asking?.unsubscribe();
  }, [environment, id, from, to, version]);

  return asked && figures;
}

/** How many went along each connection, by its id; the first one is every start's. */
export function useEdgeCounts(figures: FlowFigures | null, { edges }: Graph): ReadonlyMap<string, number> | null {
  return useMemo(() => {
    if (!figures) return null;
    const counts = new Map(figures.edges.map(({ source, target, count }) => [edgeKey(source, target), count]));
    return new Map(
      edges.map((edge) => [
        edge.id,
        isFixedEdge(edge) ? figures.starts : (counts.get(edgeKey(edge.source, edge.target)) ?? 0),
      ]),
    );
  }, [figures, edges]);
}

/** How many came to each step, by its id. */
export const reachedOf = (figures: FlowFigures | null): ReadonlyMap<string, number> | null =>
  figures && new Map(figures.nodes.map(({ nodeId, reached }) => [nodeId, reached]));

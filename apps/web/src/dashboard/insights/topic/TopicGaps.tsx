import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import TopicGapsNode, { type TopicGapsQuery } from '#generated/TopicGapsQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Card } from '#ui/Card.tsx';
import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { onInsightsChanged } from '../insightsChanges.ts';
import { GapActionRow } from '../overview/GapActionRow.tsx';
import { GapRow } from '../overview/GapRow.tsx';

/** What was asked about a topic without an answer, and what came of what was made of it. */
export function TopicGaps({ topicId }: { topicId: string }) {
  return (
    <div className="grid min-w-0 gap-4">
      <QueryBoundary what="questions" isInCard fallback={<RowsSkeleton rows={4} />} resetKey={topicId}>
        {(fetchKey) => <Gaps topicId={topicId} fetchKey={fetchKey} />}
      </QueryBoundary>
    </div>
  );
}

const NO_VARIABLES = {};

function Gaps({ topicId, fetchKey }: { topicId: string; fetchKey: number }) {
  const { gaps, gapActions } = useLazyLoadQuery<TopicGapsQuery>(
    graphql`
      query TopicGapsQuery {
        gaps {
          key
          topicId
          ...GapRow_gap
        }
        gapActions {
          id
          topicId
          ...GapActionRow_action
        }
      }
    `,
    NO_VARIABLES,
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  useRefetchOn(TopicGapsNode, NO_VARIABLES, { event: onInsightsChanged });
  const own = gaps.filter((gap) => gap.topicId === topicId);
  const made = gapActions.filter((action) => action.topicId === topicId);
  return (
    <>
      <Card title="Without an answer" aside="last 30 days" isFlush>
        {own.length === 0 ? (
          <p className="px-4 pt-1 pb-4 text-dense text-ink-muted">Every question about this found its answer.</p>
        ) : (
          <ul aria-label="Questions without an answer" className="mt-1 divide-y divide-line">
            {own.map((gap) => (
              <GapRow key={gap.key} gap={gap} />
            ))}
          </ul>
        )}
      </Card>
      {made.length > 0 && (
        <Card title="What came of it" isFlush>
          <ul aria-label="What was made of gaps" className="mt-1 divide-y divide-line">
            {made.map((action) => (
              <GapActionRow key={action.id} action={action} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

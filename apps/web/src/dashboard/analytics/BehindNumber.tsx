import { useState } from 'react';
import { Star } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { AnalyticsMetric, BehindNumberQuery } from '#generated/BehindNumberQuery';
import { paths } from '#router/paths.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { counted } from '#ui/format.ts';
import { Dialog } from '#ui/overlays.ts';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { Time } from '#ui/Time.tsx';
import { ANALYTICS_FILTERS, filterOf, METRICS } from './analyticsFilters.ts';

const PAGE_SIZE = 20;
const STEP = 'step:';

/** The conversations that a number of the report counts, over the report; which number stands in the address. */
export function BehindNumber() {
  const { filters, change } = useUrlFilters(ANALYTICS_FILTERS);
  const step = filters.behind.startsWith(STEP) ? filters.behind.slice(STEP.length) : null;
  const [name = '', weekday, hour] = step === null ? filters.behind.split(':') : ['Conversations'];
  const metric = METRICS.find((one) => one === name) ?? null;
  const slot = weekday && hour ? { weekday: Number(weekday), hour: Number(hour) } : null;
  return (
    <Dialog
      isOpen={metric !== null}
      title="Conversations behind this number"
      size="md"
      onClose={() => change({ behind: '' })}
    >
      <QueryBoundary what="conversations" isInCard fallback={<RowsSkeleton rows={6} />} resetKey={filters.behind}>
        {metric && <Conversations key={filters.behind} metric={metric} slot={slot} step={step} />}
      </QueryBoundary>
    </Dialog>
  );
}

type ConversationsProps = {
  metric: AnalyticsMetric;
  slot: { weekday: number; hour: number } | null;
  step: string | null;
};

function Conversations({ metric, slot, step }: ConversationsProps) {
  const { filters } = useUrlFilters(ANALYTICS_FILTERS);
  // Of one moment, so that a second look at it is no other question.
  const [now] = useState(Date.now);
  const [page, setPage] = useState(1);
  const { analyticsConversations } = useLazyLoadQuery<BehindNumberQuery>(
    graphql`
      query BehindNumberQuery(
        $filter: AnalyticsFilter!
        $metric: AnalyticsMetric!
        $slot: AnalyticsSlot
        $step: String
        $first: Int!
        $skip: Int!
      ) {
        analyticsConversations(filter: $filter, metric: $metric, slot: $slot, step: $step, first: $first, skip: $skip) {
          name
          totalCount
          nodes {
            id
            visitorName
            lastMessagePreview
            csatRating
            createdAt
          }
        }
      }
    `,
    { filter: filterOf(filters, now), metric, slot, step, first: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE },
    { fetchPolicy: 'store-and-network' },
  );
  const { name, totalCount, nodes } = analyticsConversations;
  if (totalCount === 0) return <p className="text-dense text-ink-muted">No conversation is behind it.</p>;
  return (
    <>
      <p className="mb-1 flex flex-wrap gap-x-2 text-dense text-ink-muted">
        {name && <span className="font-medium text-ink">{slot ? `${name}, ${hourOf(slot)}` : name}</span>}
        <span>{counted(totalCount, 'conversation')}, the latest first</span>
      </p>
      <ul className="divide-y divide-line">
        {nodes.map(({ id, visitorName, lastMessagePreview, csatRating, createdAt }) => (
          <li key={id}>
            <Link to={paths.conversation(id)} className="flex items-baseline gap-3 py-2 text-dense hover:bg-hover">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{visitorName}</span>
                <span className="block truncate text-ink-muted">{lastMessagePreview}</span>
              </span>
              {metric === 'Satisfaction' && typeof csatRating === 'number' && <Rating value={csatRating} />}
              <Time instant={createdAt} className="flex-none text-xs text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
      {totalCount > PAGE_SIZE && (
        <Pagination page={page} pageCount={Math.ceil(totalCount / PAGE_SIZE)} onPage={setPage} isCompact />
      )}
    </>
  );
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** «Monday at 14:00», in the company's time zone. */
const hourOf = ({ weekday, hour }: { weekday: number; hour: number }) =>
  `${WEEKDAYS[weekday] ?? ''} at ${String(hour).padStart(2, '0')}:00`;

function Rating({ value }: { value: number }) {
  return (
    <span className="flex flex-none items-center gap-1 text-xs text-ink-muted tabular-nums">
      <Star aria-hidden className="size-3 self-center" strokeWidth={1.75} />
      <span className="sr-only">Rated </span>
      {value} of 5
    </span>
  );
}

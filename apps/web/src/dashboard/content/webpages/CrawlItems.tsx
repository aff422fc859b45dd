import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import CrawlItemsNode, { type CrawlItemsQuery } from '#generated/CrawlItemsQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Badge } from '#ui/Badge.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { count } from '#ui/format.ts';
import { PagerButtons } from '../PagerButtons.tsx';
import { Progress } from '#ui/progress/Progress.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { isOpen, shortAddress } from './crawlSource.ts';
import { useRunTicks } from './useRunTicks.ts';

const SIZE = 50;
type Shown = 'read' | 'skipped' | 'failed';
const OUTCOMES = {
  read: ['Listed', 'Added', 'Changed', 'Unchanged'],
  skipped: ['Skipped'],
  failed: ['Failed'],
} as const;
const LABELS: Readonly<Record<string, string>> = { Added: 'New', Changed: 'Changed', Unchanged: 'Unchanged' };

/** What a run came by, live while it goes on: what is read, what is left out, what failed. */
export function CrawlItems({ runId }: { runId: string }) {
  const [chosen, setChosen] = useState<Shown | null>(null);
  const [page, setPage] = useState(0);
  return (
    <QueryBoundary what="pages" fallback={<Skeleton className="h-64 w-full" />}>
      <Items
        runId={runId}
        chosen={chosen}
        page={page}
        onShow={(next, from = 0) => {
          setChosen(next);
          setPage(from);
        }}
      />
    </QueryBoundary>
  );
}

type ItemsProps = {
  runId: string;
  /** Null: what says most. */
  chosen: Shown | null;
  page: number;
  onShow: (shown: Shown, page?: number) => void;
};

function Items({ runId, chosen, page, onShow }: ItemsProps) {
  const variables = { id: runId, outcomes: OUTCOMES[chosen ?? 'read'], skip: page * SIZE };
  const { crawlRun } = useLazyLoadQuery<CrawlItemsQuery>(
    graphql`
      query CrawlItemsQuery($id: ID!, $outcomes: [CrawlOutcome!]!, $skip: Int!) {
        crawlRun(id: $id) {
          ...crawlRun_run @relay(mask: false)
          items(outcomes: $outcomes, first: 50, skip: $skip) {
            totalCount
            nodes {
              id
              url
              outcome
              message
              detail
              foundOn
              httpStatus
            }
          }
          failures: items(outcomes: [Failed], first: 50) {
            totalCount
            nodes {
              id
              url
              outcome
              message
              detail
              foundOn
              httpStatus
            }
          }
        }
      }
    `,
    variables,
    { fetchPolicy: 'store-and-network' },
  );
  useRefetchOn(CrawlItemsNode, variables, { event: useRunTicks(runId) });
  const { counts, error } = crawlRun;
  const isFruitless = !isOpen(crawlRun) && counts.read === 0;
  const shown = chosen ?? (isFruitless && counts.failed > 0 ? 'failed' : 'read');
  const items = chosen === null && shown === 'failed' ? crawlRun.failures : crawlRun.items;
  const done = counts.found - counts.waiting;

  return (
    <div className="grid gap-3 text-dense">
      {isOpen(crawlRun) && (
        <div className="grid gap-1.5">
          <p className="text-ink-muted">
            {counts.found === 0 ? 'Waits for its turn' : `${count(done)} of ${count(counts.found)} addresses looked at`}
          </p>
          <Progress label="Looking through the pages" share={counts.found === 0 ? null : done / counts.found} />
        </div>
      )}
      {error && <p role="alert">{error}</p>}
      {isFruitless && <p className="font-medium">No page was read.</p>}
      <SegmentedControl
        label="Which addresses"
        options={[
          { id: 'read', label: `Read ${count(counts.read)}` },
          { id: 'skipped', label: `Left out ${count(counts.skipped)}` },
          { id: 'failed', label: `Failed ${count(counts.failed)}` },
        ]}
        value={shown}
        onChange={(next) => onShow(next)}
      />
      {items.nodes.length === 0 ? (
        <p className="py-6 text-center text-ink-muted">{isOpen(crawlRun) ? 'None so far.' : 'None.'}</p>
      ) : (
        <ul className="divide-y divide-line">
          {items.nodes.map((item) => (
            <li key={item.id} className="flex items-center gap-3 py-2">
              <div className="grid min-w-0 flex-1 gap-0.5">
                <a
                  href={item.url}
                  target="_blank"
                  rel="noreferrer"
                  className="truncate rounded-[3px] outline-offset-2 outline-focus hover:underline focus-visible:outline-2"
                >
                  {shortAddress(item.url)}
                </a>
                <span className="text-xs text-pretty wrap-anywhere text-ink-muted">
                  {[
                    item.message,
                    item.detail,
                    item.httpStatus && item.httpStatus >= 400 && `The site answered ${item.httpStatus}.`,
                  ]
                    .filter(Boolean)
                    .join(' ')}
                  {shown === 'failed' && item.foundOn && ` Linked from ${shortAddress(item.foundOn)}.`}
                </span>
              </div>
              {LABELS[item.outcome] && <Badge>{LABELS[item.outcome]}</Badge>}
            </li>
          ))}
        </ul>
      )}
      {items.totalCount > SIZE && (
        <PagerButtons
          label="Pages of addresses"
          page={page}
          size={SIZE}
          total={items.totalCount}
          onPage={(next) => onShow(shown, next)}
        />
      )}
    </div>
  );
}

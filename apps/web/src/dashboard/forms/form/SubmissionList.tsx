import { useRef } from 'react';
import { CircleDashed, Inbox, Star } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { answerText } from '@parley/form/answerText';
import { isInput } from '@parley/form/fieldTraits';
import type { SubmissionList_query$data, SubmissionList_query$key } from '#generated/SubmissionList_query';
import type { SubmissionListPaginationQuery } from '#generated/SubmissionListPaginationQuery';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { listState } from '#ui/lists/listState.ts';
import { Time } from '#ui/Time.tsx';

type SubmissionListProps = {
  query: SubmissionList_query$key;
  isNarrowed: boolean;
  search: string;
  onClear: () => void;
  openId: string | null;
  onOpen: (id: string) => void;
};
type Row = SubmissionList_query$data['formSubmissions']['edges'][number]['node'];

const ROW = 44;
const PAGE = 50;
/** So many rows before the end the next page is asked for. */
const AHEAD = 20;
const GRID =
  'grid grid-cols-[16px_minmax(0,1.1fr)_minmax(0,2fr)_104px_88px] items-center gap-3 max-md:grid-cols-[16px_minmax(0,1fr)_104px]';

/** The submissions, of which only those in sight are in the document. */
export function SubmissionList({ query, isNarrowed, search, onClear, openId, onOpen }: SubmissionListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SubmissionListPaginationQuery,
    SubmissionList_query$key
  >(
    graphql`
      fragment SubmissionList_query on Query
      @refetchable(queryName: "SubmissionListPaginationQuery")
      @argumentDefinitions(
        id: { type: "ID!" }
        filter: { type: "FormSubmissionFilter!" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        formSubmissions(formTemplateId: $id, filter: $filter, first: $count, after: $cursor)
          @connection(key: "SubmissionList_formSubmissions", filters: ["formTemplateId", "filter"]) {
          edges {
            node {
              id
              visitorName
              state
              status
              isStarred
              answers
              answeredCount
              askedCount
              activityAt
              form
            }
          }
        }
      }
    `,
    query,
  );
  const handle = useRef<VirtualizerHandle>(null);
  const rows = data.formSubmissions.edges.map(({ node }) => node);

  function onScroll() {
    const { viewportSize = 0, scrollOffset = 0 } = handle.current ?? {};
    const last = handle.current?.findItemIndex(scrollOffset + viewportSize) ?? 0;
    if (hasNext && !isLoadingNext && last + AHEAD >= rows.length) loadNext(PAGE);
  }

  return (
    <div className={`flex min-h-0 min-w-0 flex-1 flex-col ${openId ? 'max-md:hidden' : ''}`}>
      <ListStates
        state={listState({ total: rows.length, isNarrowed })}
        what="submissions"
        query={search}
        onClear={onClear}
        skeleton={null}
        empty={
          <EmptyState icon={Inbox} title="Nothing was sent in yet">
            Send the form from a conversation in the inbox, or let a guided flow ask it.
          </EmptyState>
        }
      >
        <div
          aria-hidden
          className={`${GRID} h-9 flex-none border-b border-line px-5 text-dense text-ink-muted max-md:px-4`}
        >
          <span />
          <span>Visitor</span>
          <span className="max-md:hidden">Answers</span>
          <span>State</span>
          <span className="text-right max-md:hidden">Sent</span>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">
          <Virtualizer ref={handle} as="ul" item="li" data={rows} itemSize={ROW} onScroll={onScroll}>
            {(row) => (
              <button
                key={row.id}
                type="button"
                aria-current={row.id === openId}
                onClick={() => onOpen(row.id)}
                className={`${GRID} h-11 w-full border-b border-line px-5 text-left text-dense -outline-offset-2 hover:bg-hover aria-[current=true]:bg-brand-soft max-md:px-4`}
              >
                <Sign {...row} />
                <span className={`truncate ${row.status === 'New' ? 'font-semibold' : ''}`}>{row.visitorName}</span>
                <span className="truncate text-ink-muted max-md:hidden">{firstAnswers(row)}</span>
                <State {...row} />
                <span className="text-right max-md:hidden">
                  <Time instant={row.activityAt} className="text-ink-muted" />
                </span>
              </button>
            )}
          </Virtualizer>
          {isLoadingNext && <p className="px-5 py-3 text-dense text-ink-muted">Loading more</p>}
        </div>
      </ListStates>
    </div>
  );
}

function Sign({ isStarred }: Row) {
  return isStarred ? (
    <Star aria-label="Starred" className="size-4 fill-current text-caution" strokeWidth={1.75} />
  ) : (
    <span />
  );
}

function State({ state, status, answeredCount, askedCount }: Row) {
  if (status === 'Spam') return <Badge tone="caution">Spam</Badge>;
  if (state === 'Partial') return <Badge icon={CircleDashed}>{`Partial ${answeredCount}/${askedCount}`}</Badge>;
  return status === 'New' ? <Badge tone="busy">New</Badge> : <Badge tone="positive">Seen</Badge>;
}

/** The first answers in words, to tell one submission from another. */
function firstAnswers({ form, answers }: Row): string {
  return form.fields
    .filter(isInput)
    .map((field) => answerText(field, answers[field.id]))
    .filter(Boolean)
    .slice(0, 3)
    .join(' · ');
}

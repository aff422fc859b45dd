/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows lie on a grid, and only those in sight are drawn */
// Rows in sight alone, each on a grid of its own: no table of HTML can be.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import { useRef, type RefObject } from 'react';
import { ArrowUp, CircleDashed, Inbox, Star } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { answerText } from '@parley/form/answerText';
import type { FormField } from '@parley/form/form';
import type { SubmissionList_query$data, SubmissionList_query$key } from '#generated/SubmissionList_query';
import type { SubmissionListPaginationQuery } from '#generated/SubmissionListPaginationQuery';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { listState } from '#ui/lists/listState.ts';
import { Time } from '#ui/Time.tsx';

type SubmissionListProps = {
  query: SubmissionList_query$key;
  scroller: RefObject<HTMLDivElement | null>;
  /** Shows what came while one was further down; null: nothing did. */
  onCatchUp: (() => void) | null;
  /** The questions that have a column. */
  columns: readonly FormField[];
  /** Nobody can be asked it yet. */
  isDraft: boolean;
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
  'grid grid-cols-(--columns) items-center gap-3 px-5 text-dense max-md:grid-cols-[16px_minmax(0,1fr)_104px] max-md:px-4';
/** Not on phones. */
const WIDE = 'max-md:hidden';

/** The submissions as a table, of which only those in sight are in the document. */
export function SubmissionList({ query, scroller, columns, openId, onOpen, ...props }: SubmissionListProps) {
  const { onCatchUp, isDraft, isNarrowed, search, onClear } = props;
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
  // Of what was deleted the place alone is left.
  const rows = data.formSubmissions.edges.flatMap(({ node }: { node: Row | null }) => node ?? []);

  function onScroll() {
    const { viewportSize = 0, scrollOffset = 0 } = handle.current ?? {};
    const last = handle.current?.findItemIndex(scrollOffset + viewportSize) ?? 0;
    if (hasNext && !isLoadingNext && last + AHEAD >= rows.length) loadNext(PAGE);
  }

  return (
    <div className={`relative flex min-h-0 min-w-0 flex-1 flex-col ${openId ? 'max-md:hidden' : ''}`}>
      <output className="absolute top-11 left-1/2 z-10 -translate-x-1/2">
        {onCatchUp && (
          <button
            type="button"
            onClick={onCatchUp}
            className="inline-flex h-8 items-center gap-1.5 rounded-full bg-raised px-3 text-dense font-medium text-ink shadow-overlay"
          >
            <ArrowUp aria-hidden className="size-4 text-ink-muted" strokeWidth={1.75} />
            New submissions
          </button>
        )}
      </output>
      <ListStates
        state={listState({ total: rows.length, isNarrowed })}
        what="submissions"
        query={search}
        onClear={onClear}
        skeleton={null}
        empty={
          <EmptyState icon={Inbox} title="Nothing was sent in yet">
            {isDraft
              ? 'The form is a draft: once it is published, it can be sent from the inbox, and guided flows can ask it.'
              : 'Send the form from a conversation in the inbox, or let a guided flow ask it.'}
          </EmptyState>
        }
      >
        <div
          role="table"
          aria-label="Submissions"
          aria-rowcount={hasNext ? -1 : rows.length + 1}
          style={{ '--columns': `16px minmax(0,1.1fr) repeat(${columns.length}, minmax(0,1fr)) 104px 88px` }}
          className="flex min-h-0 flex-1 flex-col"
        >
          <div role="rowgroup" className="flex-none">
            <div role="row" className={`${GRID} h-9 border-b border-line text-ink-muted`}>
              <span role="columnheader">
                <span className="sr-only">Starred</span>
              </span>
              <span role="columnheader">Visitor</span>
              {columns.map(({ id, label }) => (
                <span key={id} role="columnheader" title={label} className={`truncate ${WIDE}`}>
                  {label}
                </span>
              ))}
              <span role="columnheader">State</span>
              <span role="columnheader" className={`text-right ${WIDE}`}>
                Sent
              </span>
            </div>
          </div>
          <div role="rowgroup" ref={scroller} className="min-h-0 flex-1 overflow-y-auto">
            <Virtualizer ref={handle} data={rows} itemSize={ROW} onScroll={onScroll}>
              {(row, index) => (
                <div
                  key={row.id}
                  role="row"
                  aria-rowindex={index + 2}
                  className={`relative ${GRID} h-11 border-b border-line hover:bg-hover ${row.id === openId ? 'bg-brand-soft' : ''}`}
                >
                  <span role="cell">
                    <Sign {...row} />
                  </span>
                  <span role="cell" className="min-w-0">
                    <button
                      type="button"
                      aria-current={row.id === openId}
                      onClick={() => onOpen(row.id)}
                      className={`block w-full truncate text-left -outline-offset-2 after:absolute after:inset-0 ${row.status === 'New' ? 'font-semibold' : ''}`}
                    >
                      {row.visitorName}
                    </button>
                  </span>
                  {columns.map(({ id }) => (
                    <span key={id} role="cell" className={`truncate text-ink-muted ${WIDE}`}>
                      {answerTo(row, id)}
                    </span>
                  ))}
                  <span role="cell">
                    <State {...row} />
                  </span>
                  <span role="cell" className={`text-right ${WIDE}`}>
                    <Time instant={row.activityAt} className="text-ink-muted" />
                  </span>
                </div>
              )}
            </Virtualizer>
            {isLoadingNext && <p className="px-5 py-3 text-dense text-ink-muted">Loading more</p>}
          </div>
        </div>
      </ListStates>
    </div>
  );
}

function Sign({ isStarred }: Row) {
  return isStarred ? (
    <Star role="img" aria-label="Starred" className="size-4 fill-current text-caution" strokeWidth={1.75} />
  ) : (
    <span />
  );
}

function State({ state, status, answeredCount, askedCount }: Row) {
  if (status === 'Spam') return <Badge tone="caution">Spam</Badge>;
  if (state === 'Partial') return <Badge icon={CircleDashed}>{`Partial ${answeredCount}/${askedCount}`}</Badge>;
  return status === 'New' ? <Badge tone="busy">New</Badge> : <Badge tone="positive">Seen</Badge>;
}

/** In the words of the version that was asked; empty where it was not. */
function answerTo({ form, answers }: Row, fieldId: string): string {
  const field = form.fields.find(({ id }) => id === fieldId);
  return field ? answerText(field, answers[fieldId]) : '';
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows lie on a grid, and only those in sight are drawn */
import { useRef, type RefObject } from 'react';
import { ArrowUp, Inbox } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { FormField } from '@parley/form/form';
import type { SubmissionList_query$key } from '#generated/SubmissionList_query';
import type { SubmissionListPaginationQuery } from '#generated/SubmissionListPaginationQuery';
import { Checkbox } from '#ui/Checkbox.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { listState } from '#ui/lists/listState.ts';
import { SubmissionBulkBar } from './SubmissionBulkBar.tsx';
import { GRID, SubmissionRow, WIDE, type SubmissionRowData } from './SubmissionRow.tsx';
import { MOST, useRowSelection } from './useRowSelection.ts';

type SubmissionListProps = {
  formTemplateId: string;
  formName: string;
  query: SubmissionList_query$key;
  scroller: RefObject<HTMLDivElement | null>;
  /** Shows what came while one was further down; null: nothing did. */
  onCatchUp: (() => void) | null;
  /** The questions that have a column. */
  columns: readonly FormField[];
  /** Nobody can be asked it yet. */
  isDraft: boolean;
  isNarrowed: boolean;
  /** Whether several can be chosen, to be changed at once. */
  maySelect: boolean;
  search: string;
  onClear: () => void;
  openId: string | null;
  onOpen: (id: string) => void;
};

const ROW = 44;
const PAGE = 50;
/** So many rows before the end the next page is asked for. */
const AHEAD = 20;

/** The submissions as a table, of which only those in sight are in the document. */
export function SubmissionList({ query, scroller, columns, openId, onOpen, ...props }: SubmissionListProps) {
  const { formTemplateId, formName, onCatchUp, isDraft, isNarrowed, maySelect, search, onClear } = props;
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
  const rows = data.formSubmissions.edges.flatMap(({ node }: { node: SubmissionRowData | null }) => node ?? []);
  const selection = useRowSelection(rows.map(({ id }) => id));
  const boxes = maySelect ? '16px ' : '';

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
          style={{
            '--columns': `${boxes}16px minmax(0,1.1fr) repeat(${columns.length}, minmax(0,1fr)) 104px 88px`,
            '--columns-on-phones': `${boxes}16px minmax(0,1fr) 104px`,
          }}
          className="flex min-h-0 flex-1 flex-col"
        >
          <div role="rowgroup" className="flex-none">
            <div role="row" className={`${GRID} h-9 border-b border-line text-ink-muted`}>
              {maySelect && (
                <span role="columnheader" aria-label="Chosen">
                  <Checkbox
                    value={selection.ids.length > 0 && selection.ids.length === Math.min(rows.length, MOST)}
                    isMixed={selection.ids.length > 0 && selection.ids.length < Math.min(rows.length, MOST)}
                    onChange={selection.ids.length > 0 ? selection.clear : selection.selectAll}
                  >
                    <span className="sr-only">Select all</span>
                  </Checkbox>
                </span>
              )}
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
                <SubmissionRow
                  key={row.id}
                  row={row}
                  number={index + 2}
                  columns={columns}
                  isOpen={row.id === openId}
                  onOpen={() => onOpen(row.id)}
                  onSelect={maySelect ? (isRange) => selection.select(row.id, isRange) : null}
                  isSelected={selection.ids.includes(row.id)}
                />
              )}
            </Virtualizer>
            {isLoadingNext && <p className="px-5 py-3 text-dense text-ink-muted">Loading more</p>}
          </div>
          {selection.ids.length > 0 && (
            <SubmissionBulkBar
              formTemplateId={formTemplateId}
              formName={formName}
              rows={rows.filter(({ id }) => selection.ids.includes(id))}
              onClear={selection.clear}
            />
          )}
        </div>
      </ListStates>
    </div>
  );
}

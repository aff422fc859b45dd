import { useCallback, useRef } from 'react';
import { Pencil } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useNavigate, useResolvedPath, useSearchParams } from 'react-router-dom';
import { isInput } from '@parley/form/fieldTraits';
import type { FormScreenQuery } from '#generated/FormScreenQuery';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { useRecordTitle } from '#dashboard/frame/recordTitle.ts';
import { paths } from '#router/paths.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { ScrollArea } from '#ui/dialogs/ScrollArea.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useIsPhone } from '#ui/useIsPhone.ts';
import { answerFilters } from './answerFilters.ts';
import { ExportButton } from './ExportButton.tsx';
import { FormCharts } from './FormCharts.tsx';
import { FormStatus } from '../FormStatus.tsx';
import { SubmissionDetail } from './SubmissionDetail.tsx';
import { SubmissionList } from './SubmissionList.tsx';
import { columnsOf } from './submissionColumns.ts';
import { SUBMISSIONS_COLUMNS, SUBMISSIONS_FILTERS, TABS, VIEWS } from './submissionsFilters.ts';
import { useFollowSubmissions } from './useFollowSubmissions.ts';

const VIEW_LABELS = { All: 'All', Unread: 'New', Partial: 'Partial', Starred: 'Starred', Spam: 'Spam' } as const;
const TAB_LABELS = { submissions: 'Submissions', charts: 'Charts' } as const;

/** /dashboard/forms/{id}: what visitors made of one form. */
export default function FormScreen({ queryRef }: ScreenProps<FormScreenQuery>) {
  const query = usePreloadedQuery<FormScreenQuery>(
    graphql`
      query FormScreenQuery($id: ID!, $filter: FormSubmissionFilter!) @preloadable {
        formTemplate(id: $id) {
          id
          name
          status
          closedBecause
          draft {
            content
            hasChanges
          }
          published {
            id
            content
          }
          submissionCounts {
            all
            unread
            partial
            starred
            spam
          }
        }
        ...SubmissionList_query @arguments(id: $id, filter: $filter)
      }
    `,
    queryRef,
  );
  const { id, name, status, closedBecause, draft, published, submissionCounts: counts } = query.formTemplate;
  const { pathname } = useResolvedPath('');
  useRecordTitle(pathname, name);
  const navigate = useNavigate();
  const mayChange = usePermission('MANAGE_GUIDED_FLOWS');
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'submissions';
  const open = params.get('submission');
  const { filters, change, clear, isNarrowed } = useUrlFilters(SUBMISSIONS_FILTERS);
  const { filters: chosen, change: choose } = useUrlFilters(SUBMISSIONS_COLUMNS);
  const asked = published?.content ?? draft.content;
  const columns = columnsOf(asked, chosen.column);
  const isPhone = useIsPhone();
  const list = useRef<HTMLDivElement>(null);
  const isAtTop = () => (list.current?.scrollTop ?? 0) === 0;
  const { isBehind, catchUp } = useFollowSubmissions({ variables: queryRef.variables, isAtTop });
  function showNew() {
    if (list.current) list.current.scrollTop = 0;
    void catchUp();
  }
  const search = useCallback((q: string) => change({ q }, { isTyping: true }), [change]);
  const go = useCallback(
    (key: string, value: string | null) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(key);
        else next.set(key, value);
        return next;
      }),
    [setParams],
  );
  const number = {
    All: counts.all,
    Unread: counts.unread,
    Partial: counts.partial,
    Starred: counts.starred,
    Spam: counts.spam,
  };

  return (
    <>
      <PageActions>
        <ExportButton id={id} name={name} only={{ filter: queryRef.variables.filter }} />
        {mayChange && (
          <Button
            isIconOnPhones
            icon={<Pencil aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => void navigate(paths.formEdit(id))}
          >
            Edit form
          </Button>
        )}
      </PageActions>
      <div className="flex flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-5 py-2.5 max-md:px-4">
        <SegmentedControl
          label="Shown"
          options={TABS.map((one) => ({ id: one, label: TAB_LABELS[one] }))}
          value={tab}
          onChange={(next) => go('tab', next === 'submissions' ? null : next)}
        />
        <FormStatus status={status} closedBecause={closedBecause} draft={draft} />
        {tab === 'submissions' && (
          <>
            <SegmentedControl
              label="Which submissions"
              options={VIEWS.map((one) => ({ id: one, label: `${VIEW_LABELS[one]} ${number[one]}` }))}
              value={filters.view}
              onChange={(view) => change({ view })}
            />
            <div className="max-md:w-full">
              <FilterBar
                label="Filter submissions"
                isCompact={isPhone}
                search={<UrlSearch label="Search answers" isMain value={filters.q} onSettle={search} />}
                filters={[
                  {
                    id: 'sent',
                    label: 'Sent',
                    options: [],
                    isPeriod: true,
                    isPinned: !isPhone,
                    selected: filters.sent ? [filters.sent] : [],
                    onChange: ([sent = '']) => change({ sent }),
                  },
                  ...(isPhone
                    ? []
                    : [
                        {
                          id: 'columns',
                          label: 'Columns',
                          options: asked.fields.filter(isInput).map((field) => ({ id: field.id, label: field.label })),
                          isMultiple: true,
                          isPinned: true,
                          isUsual: chosen.column.length === 0,
                          selected: columns.map((field) => field.id),
                          onChange: (column: readonly string[]) => choose({ column }),
                        },
                      ]),
                  ...answerFilters({
                    fields: asked.fields,
                    said: filters.answer,
                    onChange: (answer) => change({ answer }),
                  }),
                ]}
                onClear={isNarrowed ? clear : undefined}
              />
            </div>
          </>
        )}
      </div>
      {tab === 'charts' ? (
        <ScrollArea label="Charts" className="px-5 py-5 max-md:px-4">
          <QueryBoundary what="charts" fallback={<Skeleton className="h-60" />}>
            {(fetchKey) => <FormCharts id={id} fetchKey={fetchKey} />}
          </QueryBoundary>
        </ScrollArea>
      ) : (
        <div className="flex min-h-0 flex-1">
          <SubmissionList
            formTemplateId={id}
            formName={name}
            query={query}
            maySelect={mayChange}
            scroller={list}
            onCatchUp={isBehind ? showNew : null}
            columns={columns}
            isDraft={status === 'Draft'}
            isNarrowed={isNarrowed}
            search={filters.q}
            onClear={clear}
            openId={open}
            onOpen={(submission) => go('submission', submission)}
          />
          {open && (
            <aside
              aria-label="Submission"
              className="flex min-h-0 w-[420px] flex-none flex-col border-l border-line max-md:w-full max-md:border-l-0"
            >
              <QueryBoundary what="submission" fallback={<Skeleton className="m-5 h-40" />}>
                {(fetchKey) => (
                  <SubmissionDetail key={open} id={open} fetchKey={fetchKey} onClose={() => go('submission', null)} />
                )}
              </QueryBoundary>
            </aside>
          )}
        </div>
      )}
    </>
  );
}

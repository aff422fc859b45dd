import { Badge } from '#ui/Badge.tsx';
import { count, counted, percent } from '#ui/format.ts';
import { type TableColumn } from '#ui/table/column.ts';
import { Time } from '#ui/Time.tsx';
import { FlowThumbnail } from './FlowThumbnail.tsx';
import { GuidedFlowRowMenu } from './GuidedFlowRowMenu.tsx';
import { type GuidedFlowRow } from './guidedFlowRow.ts';

/** What is shown of each flow. */
export const GUIDED_FLOW_COLUMNS: readonly TableColumn<GuidedFlowRow>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    sorts: 'ascending',
    width: '2fr',
    cell: (flow) => <Name flow={flow} />,
  },
  { id: 'status', header: 'Status', width: 150, onPhones: 'hidden', cell: (flow) => <Status flow={flow} /> },
  {
    id: 'used',
    header: 'Offered by',
    onPhones: 'hidden',
    cell: ({ usedIn }) => (
      <span className="block truncate text-ink-muted" title={titlesIn(usedIn)}>
        {usedIn.length === 0 ? 'Nobody yet' : titlesIn(usedIn)}
      </span>
    ),
  },
  {
    id: 'starts',
    header: 'Starts',
    width: 64,
    align: 'end',
    onPhones: 'hidden',
    cell: ({ starts }) => <span title="In the last 30 days">{count(starts)}</span>,
  },
  {
    id: 'completions',
    header: 'Completed',
    width: 88,
    align: 'end',
    onPhones: 'hidden',
    cell: ({ starts, completions }) =>
      starts === 0 ? (
        <span className="text-ink-muted">none</span>
      ) : (
        <span title={`${count(completions)} of ${count(starts)} in the last 30 days`}>
          {percent(completions / starts)}
        </span>
      ),
  },
  {
    id: 'edited',
    header: 'Edited',
    width: 88,
    sorts: 'descending',
    onPhones: 'hidden',
    cell: ({ updatedAt }) => <Time instant={updatedAt} className="text-ink-muted" />,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 56,
    align: 'end',
    onPhones: 'plain',
    cell: (flow) => (
      <span className="inline-flex max-md:absolute max-md:top-1.5 max-md:right-2">
        <GuidedFlowRowMenu flow={flow} />
      </span>
    ),
  },
];

function Name({ flow }: { flow: GuidedFlowRow }) {
  const { name, presentation, starts, usedIn } = flow;
  const { content } = flow.draft;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <FlowThumbnail graph={content.graph} presentation={content.presentation} />
      <span className="grid min-w-0">
        <span className="truncate font-medium">{name}</span>
        <span className="truncate text-xs font-normal text-ink-faint">
          {presentation.type}
          {presentation.lineOne.trim() && `: ${presentation.lineOne}`}
        </span>
        {/* On phones there is room for no other column. */}
        <span className="text-xs font-normal text-pretty text-ink-muted md:hidden">
          {[
            ...statesOf(flow),
            usedIn.length > 0 && `Offered by ${titlesIn(usedIn)}`,
            `${counted(starts, 'start')} in 30 days`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </span>
  );
}

const titlesIn = (assistants: GuidedFlowRow['usedIn']) => assistants.map(({ title }) => title).join(', ');

/** How it stands, in words: for visitors first, then for who draws it. */
function statesOf(flow: GuidedFlowRow): string[] {
  const { status, published, draft } = flow;
  if (status === 'Archived') return ['Archived'];
  if (!published) return ['Draft'];
  return [
    issuesOf(flow).length > 0 ? 'Needs attention' : `Live, version ${published.number}`,
    ...(draft.hasChanges ? ['Unpublished changes'] : []),
  ];
}

function Status({ flow }: { flow: GuidedFlowRow }) {
  const { status, published } = flow;
  const [state, unpublished] = statesOf(flow);
  const hasIssues = status !== 'Archived' && issuesOf(flow).length > 0;
  const tone = hasIssues ? 'critical' : status !== 'Archived' && published ? 'live' : undefined;
  return (
    <span className="grid justify-items-start gap-0.5" title={hasIssues ? issuesOf(flow).join('\n') : undefined}>
      <Badge tone={tone}>{state}</Badge>
      {unpublished && <span className="text-xs text-ink-muted">{unpublished}</span>}
    </span>
  );
}

/** What has come to be wrong with what visitors run, in sentences. */
const issuesOf = ({ publishedIssues, publishedWarnings }: GuidedFlowRow) => [
  ...publishedIssues.map(({ message }) => message),
  ...publishedWarnings,
];

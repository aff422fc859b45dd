import { AssistantPicture } from '#dashboard/assistant-menu/AssistantPicture.tsx';
import { Badge } from '#ui/Badge.tsx';
import { count } from '#ui/format.ts';
import { type TableColumn } from '#ui/table/column.ts';
import { AssistantRowMenu } from './AssistantRowMenu.tsx';
import { type AssistantRow } from './assistantRow.ts';
import { AssistantState } from './AssistantState.tsx';
import { kindTitle } from './assistantKind.ts';

/** What is shown of each assistant, and what can be done with it; `onDisable`: they want it disabled, and have not been asked yet. */
export function assistantColumns(onDisable: (assistant: AssistantRow) => void): readonly TableColumn<AssistantRow>[] {
  return [
    {
      id: 'title',
      header: 'Title',
      isRowHeader: true,
      width: '1.4fr',
      sorts: 'ascending',
      cell: (assistant) => <Title {...assistant} />,
    },
    { id: 'type', header: 'Type', width: 120, onPhones: 'hidden', cell: ({ type }) => kindTitle(type) },
    {
      id: 'status',
      header: 'Status',
      width: '2fr',
      onPhones: 'plain',
      cell: (assistant) => <AssistantState assistant={assistant} />,
    },
    {
      id: 'today',
      header: 'Conversations today',
      width: 148,
      align: 'end',
      sorts: 'descending',
      onPhones: 'hidden',
      cell: ({ conversationsToday }) => count(conversationsToday),
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      width: 88,
      onPhones: 'plain',
      cell: (assistant) => (
        <span className="inline-flex max-md:absolute max-md:top-1.5 max-md:right-2">
          <AssistantRowMenu assistant={assistant} onDisable={onDisable} />
        </span>
      ),
    },
  ];
}

function Title({ draft: { hasChanges }, ...assistant }: AssistantRow) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 max-md:pr-10">
      <AssistantPicture assistant={assistant} />
      <span className="truncate" title={assistant.title}>
        {assistant.title}
      </span>
      {hasChanges && (
        <span className="flex-none">
          <Badge>Unpublished changes</Badge>
        </span>
      )}
    </span>
  );
}

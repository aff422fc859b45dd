import { Archive, ArchiveRestore, CopyPlus, Download, MoreHorizontal } from 'lucide-react';
import { usePermission } from '#session/usePermission.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { exportFlow } from './exportFlow.ts';
import { type GuidedFlowRow } from './guidedFlowRow.ts';
import { useGuidedFlowsActions } from './useGuidedFlowsActions.ts';

/** What can be done with one flow of the list. */
export function GuidedFlowRowMenu({ flow }: { flow: GuidedFlowRow }) {
  const mayChange = usePermission('MANAGE_GUIDED_FLOWS');
  const { setArchived, duplicate } = useGuidedFlowsActions();
  const { name, archivedAt, draft } = flow;
  const label = `Actions for ${name}`;
  const change: MenuEntry[] = [
    { id: 'duplicate', label: 'Duplicate', icon: CopyPlus, onAction: () => void duplicate(flow) },
    archivedAt
      ? {
          id: 'unarchive',
          label: 'Take back from the archive',
          icon: ArchiveRestore,
          onAction: () => void setArchived(flow, false),
        }
      : {
          id: 'archive',
          label: 'Archive',
          icon: Archive,
          isDanger: true,
          onAction: () => void setArchived(flow, true),
        },
  ];
  return (
    <Menu
      label={label}
      groups={[
        {
          id: 'use',
          entries: [
            { id: 'export', label: 'Export as JSON', icon: Download, onAction: () => exportFlow(draft.content) },
          ],
        },
        ...(mayChange ? [{ id: 'change', entries: change }] : []),
      ]}
      renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label={label} />}
    />
  );
}

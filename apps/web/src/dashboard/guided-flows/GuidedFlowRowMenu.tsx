import { useState } from 'react';
import { Archive, ArchiveRestore, CopyPlus, Download, MoreHorizontal } from 'lucide-react';
import { usePermission } from '#session/usePermission.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { ConfirmDialog } from '#ui/overlays.ts';
import { exportFlow } from './exportFlow.ts';
import { type GuidedFlowRow } from './guidedFlowRow.ts';
import { useGuidedFlowsActions } from './useGuidedFlowsActions.ts';

/** What can be done with one flow of the list; one that visitors can begin is not put away without a question. */
export function GuidedFlowRowMenu({ flow }: { flow: GuidedFlowRow }) {
  const mayChange = usePermission('MANAGE_GUIDED_FLOWS');
  const { setArchived, duplicate } = useGuidedFlowsActions();
  const [isAsking, setIsAsking] = useState(false);
  const { name, archivedAt, draft } = flow;
  const leading = leadingTo(flow);
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
          onAction: () => (leading.length > 0 ? setIsAsking(true) : void setArchived(flow, true)),
        },
  ];
  return (
    <>
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
      <ConfirmDialog
        isOpen={isAsking}
        title={`Archive “${name}”?`}
        message={`${leading.join(', ')} ${leading.length === 1 ? 'leads' : 'lead'} to it: visitors cannot begin it any more, until you take it back.`}
        confirmLabel="Archive"
        isDanger
        onConfirm={() => {
          setIsAsking(false);
          void setArchived(flow, true);
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

/** What leads visitors to it, by name. */
const leadingTo = ({ usedIn, begunBy }: GuidedFlowRow): readonly string[] => [
  ...usedIn.map(({ title }) => title),
  ...begunBy.map(({ question }) => `“${question}”`),
];

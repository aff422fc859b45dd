import { useState } from 'react';
import { Archive, ArchiveRestore, Copy, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { counted } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { ConfirmDialog } from '#ui/overlays.ts';
import { type FormRow } from './formRow.ts';
import { useFormActions } from './useFormActions.ts';

/** What can be done with one form; one that is archived can be taken back or deleted. */
export function FormRowMenu({ form }: { form: FormRow }) {
  const navigate = useNavigate();
  const mayChange = usePermission('MANAGE_GUIDED_FLOWS');
  const { create, setArchived, remove, isDeleting } = useFormActions();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, status, submissionCounts } = form;
  if (!mayChange) return null;

  async function duplicate() {
    const copy = await create({ copyOfId: id });
    if (copy) await navigate(paths.formEdit(copy));
  }

  const entries: MenuEntry[] =
    status === 'Archived'
      ? [
          { id: 'back', label: 'Take back', icon: ArchiveRestore, onAction: () => void setArchived(form, false) },
          { id: 'delete', label: 'Delete', icon: Trash2, isDanger: true, onAction: () => setIsAsking(true) },
        ]
      : [
          { id: 'edit', label: 'Edit', icon: Pencil, onAction: () => void navigate(paths.formEdit(id)) },
          { id: 'duplicate', label: 'Duplicate', icon: Copy, onAction: () => void duplicate() },
          {
            id: 'archive',
            label: 'Archive',
            icon: Archive,
            isDanger: true,
            onAction: () => void setArchived(form, true),
          },
        ];

  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        groups={[{ id: 'actions', entries }]}
        renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label={`Actions for ${name}`} />}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${name}?`}
        message={`${counted(submissionCounts.all, 'submission')} and all versions go with it. This cannot be undone.`}
        confirmLabel="Delete form"
        isDanger
        isBusy={isDeleting}
        onConfirm={() => void remove(form).then(() => setIsAsking(false))}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

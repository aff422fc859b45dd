import { type ReactNode } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';

type ManagedRowProps = {
  id: string;
  name: string;
  /** Buttons before those to edit and to delete. */
  actions: ReactNode;
  isReadOnly?: boolean;
  onEdit: () => void;
  onDelete: () => void;
  children: ReactNode;
};

/** One record of a managed list. */
export function ManagedRow({ id, name, actions, isReadOnly = false, onEdit, onDelete, children }: ManagedRowProps) {
  return (
    <li className="flex items-center gap-2.5 py-1.5 pr-1.5 pl-3 text-dense">
      {children}
      <span className="flex flex-none">
        {actions}
        {!isReadOnly && (
          <>
            <IconButton data-edit={id} icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
            <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onDelete} />
          </>
        )}
      </span>
    </li>
  );
}

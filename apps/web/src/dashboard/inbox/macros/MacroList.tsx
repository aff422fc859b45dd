import { useEffect, useRef, useState } from 'react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useLazyLoadQuery } from 'react-relay';
import { type MacrosQuery } from '#generated/MacrosQuery';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { counted } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { fits } from '../actions/pickers/fits.ts';
import { macrosQuery, type Macro } from './macros.ts';
import { macroWords } from './macroWords.ts';
import { useDeleteMacro } from './useDeleteMacro.ts';

type MacroListProps = { onEdit: (macro: Macro) => void; onNew: () => void };

/** All macros with what they do, to be searched. */
export function MacroList({ onEdit, onNew }: MacroListProps) {
  const { macros } = useLazyLoadQuery<MacrosQuery>(macrosQuery, {}, { fetchPolicy: 'store-and-network' });
  const [query, setQuery] = useState('');
  const [deleted, setDeleted] = useState<Macro | null>(null);
  const { remove, isRemoving } = useDeleteMacro();
  const found = macros.filter(({ name, actions }) => fits(`${name} ${macroWords(actions)}`, query));

  // What is deleted takes the button along that had the focus: then it goes on with the one for another.
  const newButton = useRef<HTMLButtonElement>(null);
  const [deletions, setDeletions] = useState(0);
  useEffect(() => {
    if (deletions > 0) newButton.current?.focus();
  }, [deletions]);
  function endRemoval() {
    setDeleted(null);
    setDeletions((count) => count + 1);
  }

  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-end gap-2">
        {macros.length > 0 && (
          <TextField
            label="Search macros"
            isLabelHidden
            placeholder="Search macros"
            value={query}
            onChange={setQuery}
            className="flex-1"
          />
        )}
        <Button
          ref={newButton}
          variant="primary"
          icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={onNew}
        >
          New macro
        </Button>
      </div>
      {found.length === 0 ? (
        <p className="py-8 text-center text-dense text-pretty text-ink-muted">
          {macros.length === 0 ? 'No macros yet. What do you do again and again?' : 'No macro matches.'}
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {found.map((macro) => (
            <MacroRow key={macro.id} macro={macro} onEdit={onEdit} onDelete={setDeleted} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={deleted !== null}
        title={`Delete “${deleted?.name}”?`}
        message={
          deleted?.scope === 'All' ? 'Nobody can run it any more. What it has done stays.' : 'What it has done stays.'
        }
        confirmLabel="Delete"
        isDanger
        isBusy={isRemoving}
        onConfirm={() => deleted && remove(deleted.id, endRemoval)}
        onClose={() => setDeleted(null)}
      />
    </div>
  );
}

type MacroRowProps = { macro: Macro; onEdit: (macro: Macro) => void; onDelete: (macro: Macro) => void };

function MacroRow({ macro, onEdit, onDelete }: MacroRowProps) {
  const { name, scope, usageCount, actions } = macro;
  return (
    <li className="flex items-center gap-1 py-1.5 pr-1.5 pl-3 text-dense">
      <div className="grid min-w-0 flex-1">
        <p className="flex min-w-0 items-baseline gap-2">
          <span className="truncate font-medium">{name}</span>
          {scope === 'Me' && <span className="flex-none text-xs text-ink-faint">only you</span>}
        </p>
        <p className="line-clamp-2 text-xs text-pretty wrap-anywhere text-ink-muted">{macroWords(actions)}</p>
      </div>
      {usageCount > 0 && (
        <span className="flex-none pl-2 text-xs text-ink-muted tabular-nums max-md:hidden">
          {counted(usageCount, 'run')}
        </span>
      )}
      <IconButton icon={Pencil} label={`Edit ${name}`} onClick={() => onEdit(macro)} />
      <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => onDelete(macro)} />
    </li>
  );
}

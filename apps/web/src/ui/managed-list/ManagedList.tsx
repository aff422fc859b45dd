import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlays.ts';
import { messageOf } from '#ui/messageOf.ts';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';
import { type Writing } from './ManagedListDialog.tsx';
import { ManagedRow } from './ManagedRow.tsx';

type ManagedListProps<Row extends { id: string }> = {
  /** One of them: «label». */
  kind: string;
  /** «labels». */
  kinds: string;
  /** In the order in which they are listed. */
  rows: readonly Row[];
  writing: Writing<Row>;
  nameOf: (row: Row) => string;
  matches: (row: Row, query: string) => boolean;
  /** Rows of one folder stand together under its name. */
  folderOf?: (row: Row) => string;
  /** Said when there is none. */
  empty: string;
  /** Shown in the empty search field. */
  searchHint?: string;
  /** Whoever opens the dialog types into its search. */
  isSearchFocused?: boolean;
  renderRow: (row: Row) => ReactNode;
  /** Whoever looks may not create, edit or delete. */
  isReadOnly?: boolean;
  /** Buttons before those to edit and to delete. */
  renderActions?: (row: Row) => ReactNode;
  renderForm: (row: Row | null) => ReactNode;
  /** A form for a new one above the list, in place of the button that leads to one. */
  newForm?: ReactNode;
  /** What deleting a row means, for the question beforehand; left out where `onDelete` offers a way back. */
  consequence?: (row: Row) => string;
  /** Rejects with the API's error. */
  onDelete: (id: string) => Promise<unknown>;
  isDeleting: boolean;
};

/** Records of one kind with a search, or the form of the one that is being written. */
export function ManagedList<Row extends { id: string }>(props: ManagedListProps<Row>) {
  const { written } = props.writing;
  if (written === null) return <Listing {...props} />;
  return props.renderForm(written === 'new' ? null : written);
}

function Listing<Row extends { id: string }>(props: ManagedListProps<Row>) {
  const { kind, kinds, rows, writing, nameOf, newForm } = props;
  const [query, setQuery] = useState('');
  const [deleted, setDeleted] = useState<Row | null>(null);
  const found = rows.filter((row) => props.matches(row, query.trim()));

  const list = useRef<HTMLDivElement>(null);
  const newButton = useRef<HTMLButtonElement>(null);
  const [{ left }] = useState(writing);
  useEffect(() => {
    if (left === 'new') newButton.current?.focus();
    else if (left) list.current?.querySelector<HTMLElement>(`[data-edit="${left.id}"]`)?.focus();
  }, [left]);

  // What is deleted takes the button along that had the focus.
  const [deletions, setDeletions] = useState(0);
  useEffect(() => {
    if (deletions > 0) (newButton.current ?? list.current)?.focus();
  }, [deletions]);

  async function remove({ id }: Row) {
    try {
      await props.onDelete(id);
      setDeletions((count) => count + 1);
    } catch (error) {
      notify({ kind: 'error', title: `The ${kind} was not deleted.`, detail: messageOf(error) });
    } finally {
      setDeleted(null);
    }
  }

  return (
    <div ref={list} tabIndex={-1} className="grid gap-3 outline-none">
      {newForm}
      <div className="flex items-center justify-end gap-2">
        {rows.length > 0 && (
          <TextField
            label={`Search ${kinds}`}
            isLabelHidden
            placeholder={props.searchHint ?? `Search ${kinds}`}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={props.isSearchFocused && left === null}
            value={query}
            onChange={setQuery}
            className="flex-1"
          />
        )}
        {!newForm && !props.isReadOnly && (
          <Button
            ref={newButton}
            variant="primary"
            icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => writing.write('new')}
          >
            New {kind}
          </Button>
        )}
      </div>
      {found.length === 0 && (
        <p className="py-8 text-center text-dense text-pretty text-ink-muted">
          {rows.length === 0 ? props.empty : `No ${kind} matches.`}
        </p>
      )}
      {foldersOf(found, props.folderOf).map(({ name, inside }) => (
        <section key={name} aria-label={props.folderOf && (name || 'Without a folder')}>
          {name && <h3 className="pb-1 text-xs font-medium text-ink-faint">{name}</h3>}
          <ul className="divide-y divide-line rounded-card border border-line">
            {inside.map((row) => (
              <ManagedRow
                key={row.id}
                id={row.id}
                name={nameOf(row)}
                actions={props.renderActions?.(row)}
                isReadOnly={props.isReadOnly}
                onEdit={() => writing.write(row)}
                onDelete={() => (props.consequence ? setDeleted(row) : void remove(row))}
              >
                {props.renderRow(row)}
              </ManagedRow>
            ))}
          </ul>
        </section>
      ))}
      <ConfirmDialog
        isOpen={deleted !== null}
        title={`Delete “${deleted ? nameOf(deleted) : ''}”?`}
        message={(deleted && props.consequence?.(deleted)) ?? ''}
        confirmLabel="Delete"
        isDanger
        isBusy={props.isDeleting}
        onConfirm={() => deleted && void remove(deleted)}
        onClose={() => setDeleted(null)}
      />
    </div>
  );
}

function foldersOf<Row>(rows: readonly Row[], folderOf: (row: Row) => string = () => '') {
  const names = [...new Set(rows.map(folderOf))].toSorted();
  return names.map((name) => ({ name, inside: rows.filter((row) => folderOf(row) === name) }));
}

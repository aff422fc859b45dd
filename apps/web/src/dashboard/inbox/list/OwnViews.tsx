import { useRef, useState } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { type OwnViewsQuery } from '#generated/OwnViewsQuery';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { SavedViewForm } from './SavedViewForm.tsx';
import { useDeleteView } from './useDeleteView.ts';

/** The views that the viewer has made: to be renamed, shared, given the filters that are on, and deleted. */
export function OwnViews({ query }: { query: string }) {
  // A new key asks anew after one was changed.
  const [changes, setChanges] = useState(0);
  const { savedViews } = useLazyLoadQuery<OwnViewsQuery>(
    graphql`
      query OwnViewsQuery {
        savedViews {
          id
          name
          query
          scope
          isMine
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: changes },
  );
  const [editedId, setEditedId] = useState<string | null>(null);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const { remove, isRemoving } = useDeleteView();
  const list = useRef<HTMLUListElement>(null);
  const own = savedViews.filter(({ isMine }) => isMine);
  const deleted = own.find(({ id }) => id === deletedId);

  /** The form goes, and with it what had the focus. */
  function endEdit(id: string) {
    flushSync(() => setEditedId(null));
    list.current?.querySelector<HTMLButtonElement>(`[data-edit="${id}"]`)?.focus();
  }

  return (
    <section aria-labelledby="own-views" className="mt-5 border-t border-line pt-4">
      <h3 id="own-views" className="pb-2 text-dense font-medium">
        Your views
      </h3>
      {own.length === 0 && (
        <p className="text-dense text-pretty text-ink-muted">
          None yet. Filter and sort the list as you need it every day, and save that here.
        </p>
      )}
      {own.length > 0 && (
        <ul ref={list} className="divide-y divide-line rounded-card border border-line">
          {own.map((view) =>
            view.id === editedId ? (
              <li key={view.id} aria-label={`Edit ${view.name}`} className="p-3">
                <SavedViewForm
                  view={view}
                  query={query}
                  submitLabel="Save"
                  onCancel={() => endEdit(view.id)}
                  onDone={() => {
                    setChanges((count) => count + 1);
                    endEdit(view.id);
                  }}
                />
              </li>
            ) : (
              <li key={view.id} className="flex items-center gap-1 py-1.5 pr-1.5 pl-3 text-dense">
                <span className="min-w-0 flex-1 truncate">{view.name}</span>
                {view.scope === 'All' && <span className="flex-none pr-1 text-xs text-ink-muted">shared</span>}
                <IconButton
                  data-edit={view.id}
                  icon={Pencil}
                  label={`Edit ${view.name}`}
                  onClick={() => setEditedId(view.id)}
                />
                <IconButton icon={Trash2} label={`Delete ${view.name}`} onClick={() => setDeletedId(view.id)} />
              </li>
            ),
          )}
        </ul>
      )}
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={`Delete “${deleted?.name}”?`}
        message={
          deleted?.scope === 'All'
            ? 'It goes for your colleagues too. The conversations stay.'
            : 'The conversations stay.'
        }
        confirmLabel="Delete"
        isDanger
        isBusy={isRemoving}
        onConfirm={() => deleted && remove(deleted.id, () => setDeletedId(null))}
        onClose={() => setDeletedId(null)}
      />
    </section>
  );
}

import { graphql, useLazyLoadQuery } from 'react-relay';
import { type DeleteSavedView } from '#generated/DeleteSavedView';
import { type SavedViewsDialogQuery, type SavedViewsDialogQuery$data } from '#generated/SavedViewsDialogQuery';
import { removeFromRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { byName } from '#ui/managed-list/byName.ts';
import { ManagedList } from '#ui/managed-list/ManagedList.tsx';
import { ManagedListDialog, type Writing } from '#ui/managed-list/ManagedListDialog.tsx';
import { fits } from '../actions/pickers/fits.ts';
import { SavedViewForm } from './SavedViewForm.tsx';

type SavedView = SavedViewsDialogQuery$data['savedViews'][number];

type SavedViewsDialogProps = {
  /** The filters and the order that are on. */
  query: string;
  onClose: () => void;
};

/** Keeps the filters that are on under a name, and changes and deletes one's own views. Default export: loaded when it is wanted. */
export default function SavedViewsDialog({ query, onClose }: SavedViewsDialogProps) {
  return (
    <ManagedListDialog<SavedView>
      title="Saved views"
      kind="view"
      description="Saves the current filters and sort order under a name."
      onClose={onClose}
    >
      {(writing) => <OwnViews writing={writing} query={query} onClose={onClose} />}
    </ManagedListDialog>
  );
}

function OwnViews({ writing, query, onClose }: SavedViewsDialogProps & { writing: Writing<SavedView> }) {
  const { savedViews } = useLazyLoadQuery<SavedViewsDialogQuery>(
    graphql`
      query SavedViewsDialogQuery {
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
    { fetchPolicy: 'store-and-network' },
  );
  const { deleteView, isDeleting } = useDeleteView();

  return (
    <ManagedList
      kind="view"
      kinds="your views"
      rows={byName(savedViews.filter(({ isMine }) => isMine))}
      writing={writing}
      nameOf={({ name }) => name}
      matches={({ name }, typed) => fits(name, typed)}
      empty="No views yet. Filter and sort the list the way you need it every day, then save it here."
      newForm={
        <>
          <SavedViewForm view={null} query={query} submitLabel="Save view" onDone={onClose} />
          <h3 className="mt-2 border-t border-line pt-4 text-dense font-medium">Your views</h3>
        </>
      }
      renderRow={({ name, scope }) => (
        <>
          <span className="min-w-0 flex-1 truncate">{name}</span>
          {scope === 'All' && <span className="flex-none text-xs text-ink-muted">shared</span>}
        </>
      )}
      renderForm={(view) => (
        <SavedViewForm view={view} query={query} submitLabel="Save" onCancel={writing.end} onDone={writing.end} />
      )}
      consequence={({ scope }) =>
        scope === 'All' ? 'It is deleted for your colleagues too. The conversations stay.' : 'The conversations stay.'
      }
      onDelete={deleteView}
      isDeleting={isDeleting}
    />
  );
}

function useDeleteView() {
  const [send, isDeleting] = useAsyncMutation<DeleteSavedView>(graphql`
    mutation DeleteSavedView($id: ID!) {
      deleteSavedView(id: $id)
    }
  `);
  const deleteView = (id: string) => send({ id }, { updater: removeFromRootList('savedViews', id) });
  return { deleteView, isDeleting };
}

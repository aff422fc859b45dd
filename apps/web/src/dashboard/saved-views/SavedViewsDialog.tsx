import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import {
  type SavedViewsDialogQuery,
  type SavedViewsDialogQuery$data,
  type ViewScreen,
} from '#generated/SavedViewsDialogQuery';
import { byName } from '#ui/managed-list/byName.ts';
import { ManagedList } from '#ui/managed-list/ManagedList.tsx';
import { ManagedListDialog, type Writing } from '#ui/managed-list/ManagedListDialog.tsx';
import { fits } from '#dashboard/inbox/actions/pickers/fits.ts';
import { SavedViewForm } from './SavedViewForm.tsx';
import { useSaveView } from './useSaveView.ts';

type SavedView = SavedViewsDialogQuery$data['savedViews'][number];

type SavedViewsDialogProps = {
  screen: ViewScreen;
  /** What is looked at now. */
  query: string;
  onClose: () => void;
};

const TEXTS = {
  Inbox: {
    description: 'Saves the current filters and sort order under a name.',
    empty: 'No views yet. Filter and sort the list the way you need it every day, then save it here.',
  },
  Analytics: {
    description: 'Saves the days, the filters and what is shown under a name.',
    empty: 'No views yet. Choose days and filters the way you need them, then save them here.',
  },
};

/** Keeps what is looked at under a name, and changes and deletes one's own views. Default export: loaded when it is wanted. */
export default function SavedViewsDialog(props: SavedViewsDialogProps) {
  return (
    <ManagedListDialog<SavedView>
      title="Saved views"
      kind="view"
      description={TEXTS[props.screen].description}
      onClose={props.onClose}
    >
      {(writing) => <OwnViews writing={writing} {...props} />}
    </ManagedListDialog>
  );
}

function OwnViews({ writing, screen, query, onClose }: SavedViewsDialogProps & { writing: Writing<SavedView> }) {
  const { savedViews } = useLazyLoadQuery<SavedViewsDialogQuery>(
    graphql`
      query SavedViewsDialogQuery($screen: ViewScreen!) {
        savedViews(screen: $screen) {
          id
          name
          query
          scope
          isMine
          isDefault
        }
      }
    `,
    { screen },
    { fetchPolicy: 'store-and-network' },
  );
  const { deleteView, isDeleting } = useSaveView(screen);
  const own = byName(savedViews.filter(({ isMine }) => isMine));

  return (
    <ManagedList
      kind="view"
      kinds="your views"
      rows={own}
      writing={writing}
      nameOf={({ name }) => name}
      matches={({ name }, typed) => fits(name, typed)}
      empty={TEXTS[screen].empty}
      newForm={
        <>
          <SavedViewForm
            screen={screen}
            view={null}
            query={query}
            submitLabel="Save view"
            onDirty={writing.setIsDirty}
            onDone={onClose}
          />
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
        <SavedViewForm
          screen={screen}
          view={view}
          query={query}
          submitLabel="Save"
          onDirty={writing.setIsDirty}
          onCancel={writing.cancel}
          onDone={writing.end}
        />
      )}
      onDelete={async (id) => {
        const view = own.find((one) => one.id === id);
        if (view) await deleteView(view);
      }}
      isDeleting={isDeleting}
    />
  );
}

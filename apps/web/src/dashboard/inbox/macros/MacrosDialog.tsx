import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type DeleteMacro } from '#generated/DeleteMacro';
import { type MacrosQuery } from '#generated/MacrosQuery';
import { removeFromRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { counted } from '#ui/format.ts';
import { byName } from '#ui/managed-list/byName.ts';
import { ManagedList } from '#ui/managed-list/ManagedList.tsx';
import { ManagedListDialog, type Writing } from '#ui/managed-list/ManagedListDialog.tsx';
import { fits } from '../actions/pickers/fits.ts';
import { MacroForm } from './MacroForm.tsx';
import { macrosQuery, type Macro } from './macros.ts';
import { describeMacro } from './describeMacro.ts';

/** The macros. Default export: loaded when it is wanted. */
export default function MacrosDialog({ onClose }: { onClose: () => void }) {
  return (
    <ManagedListDialog<Macro>
      title="Macros"
      kind="macro"
      description="Several actions in one, run on one conversation or on all selected ones."
      onClose={onClose}
    >
      {(writing) => <Macros writing={writing} />}
    </ManagedListDialog>
  );
}

function Macros({ writing }: { writing: Writing<Macro> }) {
  const { macros } = useLazyLoadQuery<MacrosQuery>(macrosQuery, {}, { fetchPolicy: 'store-and-network' });
  const { deleteMacro, isDeleting } = useDeleteMacro();

  return (
    <ManagedList
      kind="macro"
      kinds="macros"
      rows={byName(macros)}
      writing={writing}
      nameOf={({ name }) => name}
      matches={({ name, actions }, query) => fits(`${name} ${describeMacro(actions)}`, query)}
      empty="No macros yet. What do you do again and again?"
      renderRow={(macro) => <MacroText macro={macro} />}
      renderForm={(macro) => (
        <MacroForm macro={macro} onDirty={writing.setIsDirty} onDone={writing.end} onCancel={writing.cancel} />
      )}
      consequence={({ scope }) =>
        scope === 'All'
          ? 'Nobody will be able to run it. What it has already done stays.'
          : 'What it has already done stays.'
      }
      onDelete={deleteMacro}
      isDeleting={isDeleting}
    />
  );
}

function MacroText({ macro: { name, scope, usageCount, actions } }: { macro: Macro }) {
  return (
    <>
      <div className="grid min-w-0 flex-1">
        <p className="flex min-w-0 items-baseline gap-2">
          <span className="truncate font-medium">{name}</span>
          {scope === 'Me' && <span className="flex-none text-xs text-ink-faint">only you</span>}
        </p>
        <p className="line-clamp-2 text-xs text-pretty wrap-anywhere text-ink-muted">{describeMacro(actions)}</p>
      </div>
      {usageCount > 0 && (
        <span className="flex-none pl-2 text-xs text-ink-muted tabular-nums max-md:hidden">
          {counted(usageCount, 'run')}
        </span>
      )}
    </>
  );
}

function useDeleteMacro() {
  const [send, isDeleting] = useAsyncMutation<DeleteMacro>(graphql`
    mutation DeleteMacro($id: ID!) {
      deleteMacro(id: $id)
    }
  `);
  const deleteMacro = (id: string) => send({ id }, { updater: removeFromRootList('macros', id) });
  return { deleteMacro, isDeleting };
}

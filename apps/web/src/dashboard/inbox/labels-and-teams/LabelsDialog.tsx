import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type DeleteLabel } from '#generated/DeleteLabel';
import { type LabelsDialogQuery, type LabelsDialogQuery$data } from '#generated/LabelsDialogQuery';
import { removeFromRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { counted } from '#ui/format.ts';
import { byName } from '#ui/managed-list/byName.ts';
import { ManagedList } from '#ui/managed-list/ManagedList.tsx';
import { ManagedListDialog, type Writing } from '#ui/managed-list/ManagedListDialog.tsx';
import { fits } from '../actions/pickers/fits.ts';
import { LabelDot } from '../list/LabelDot.tsx';
import { LabelForm } from './LabelForm.tsx';
import { NameAndUse } from './NameAndUse.tsx';

export type ManagedLabel = LabelsDialogQuery$data['labels'][number];

/** The labels. Default export: loaded when it is wanted. */
export default function LabelsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ManagedListDialog<ManagedLabel>
      title="Labels"
      kind="label"
      description="What conversations are about, in your own words."
      onClose={onClose}
    >
      {(writing) => <Labels writing={writing} />}
    </ManagedListDialog>
  );
}

function Labels({ writing }: { writing: Writing<ManagedLabel> }) {
  const { labels } = useLazyLoadQuery<LabelsDialogQuery>(
    graphql`
      query LabelsDialogQuery {
        labels {
          id
          name
          colour
          description
          conversationsCount
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const { deleteLabel, isDeleting } = useDeleteLabel();

  return (
    <ManagedList
      kind="label"
      kinds="labels"
      rows={byName(labels)}
      writing={writing}
      nameOf={({ name }) => name}
      matches={({ name }, query) => fits(name, query)}
      empty="No labels yet. What do people write to you about?"
      renderRow={(label) => (
        <>
          <LabelDot colour={label.colour} />
          <NameAndUse {...label} />
        </>
      )}
      renderForm={(label) => (
        <LabelForm label={label} onDirty={writing.setIsDirty} onDone={writing.end} onCancel={writing.cancel} />
      )}
      consequence={({ conversationsCount: uses }) =>
        uses === 0
          ? 'No conversation has this label.'
          : `${counted(uses, 'conversation')} will lose it. Nothing else about them changes.`
      }
      onDelete={deleteLabel}
      isDeleting={isDeleting}
    />
  );
}

function useDeleteLabel() {
  const [send, isDeleting] = useAsyncMutation<DeleteLabel>(graphql`
    mutation DeleteLabel($id: ID!) {
      deleteLabel(id: $id)
    }
  `);
  const deleteLabel = (id: string) => send({ id }, { updater: removeFromRootList('labels', id) });
  return { deleteLabel, isDeleting };
}

import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { type LabelsDialogQuery, type LabelsDialogQuery$data } from '#generated/LabelsDialogQuery';
import { LabelDot } from '../list/LabelDot.tsx';
import { FilingDialog } from './FilingDialog.tsx';
import { FilingList } from './FilingList.tsx';
import { LabelForm } from './LabelForm.tsx';
import { useDeleteLabel } from './useDeleteLabel.ts';

export type ManagedLabel = LabelsDialogQuery$data['labels'][number];

/** The labels: a list, and one of them to write. Default export: loaded when it is wanted. */
export default function LabelsDialog({ onClose }: { onClose: () => void }) {
  return (
    <FilingDialog title="Labels" description="What conversations are about, in your own words." onClose={onClose}>
      <Labels />
    </FilingDialog>
  );
}

function Labels() {
  // A new key asks anew after one was made.
  const [made, setMade] = useState(0);
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
    { fetchPolicy: 'store-and-network', fetchKey: made },
  );
  const [written, setWritten] = useState<ManagedLabel | 'new' | null>(null);
  const { remove, isRemoving } = useDeleteLabel();

  if (written !== null) {
    return (
      <LabelForm
        label={written === 'new' ? null : written}
        onDone={() => {
          setWritten(null);
          setMade((count) => count + 1);
        }}
      />
    );
  }
  return (
    <FilingList
      kind="label"
      rows={labels}
      empty="No labels yet. What do people write to you about?"
      consequence="lose it. They stay as they are otherwise."
      renderSign={({ colour }) => <LabelDot colour={colour} />}
      isRemoving={isRemoving}
      onNew={() => setWritten('new')}
      onEdit={setWritten}
      onRemove={(id, onDone) =>
        remove(id, () => {
          onDone();
          setMade((count) => count + 1);
        })
      }
    />
  );
}

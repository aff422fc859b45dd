import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import type { MergeTopicDialogQuery } from '#generated/MergeTopicDialogQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Dialog } from '#ui/overlays.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { notify } from '#ui/toast.ts';
import { variablesOf } from '../insightsFilters.ts';
import { type NamedTopic } from './useTopicChanges.ts';

type MergeTopicDialogProps = {
  isOpen: boolean;
  topic: NamedTopic;
  onMerge: (topic: NamedTopic, into: NamedTopic) => Promise<void>;
  onClose: () => void;
};

/** Asks of which topic this one becomes a part. Default export: it is loaded lazily. */
export default function MergeTopicDialog({ isOpen, topic, ...dialog }: MergeTopicDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={`Merge ${topic.name}`}
      description="Its conversations, and those to come, count as part of the other topic. You can take it out again."
      size="sm"
      onClose={dialog.onClose}
    >
      <QueryBoundary what="topics" isInCard fallback={<Skeleton className="h-20" />}>
        <Choice topic={topic} {...dialog} />
      </QueryBoundary>
    </Dialog>
  );
}

function Choice({ topic, onMerge, onClose }: Omit<MergeTopicDialogProps, 'isOpen'>) {
  const { search } = useLocation();
  // Of one moment, so that a second look at it is no other question.
  const [asked] = useState(() => variablesOf(new URLSearchParams(search)));
  const { insights } = useLazyLoadQuery<MergeTopicDialogQuery>(
    graphql`
      query MergeTopicDialogQuery($filter: InsightsFilter!) {
        insights(filter: $filter) {
          topics {
            topic {
              id
              name
            }
          }
        }
      }
    `,
    asked,
    { fetchPolicy: 'store-or-network' },
  );
  const others = insights.topics.map((one) => one.topic).filter(({ id }) => id !== topic.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMerging, setIsMerging] = useState(false);
  const into = others.find(({ id }) => id === chosen);

  async function merge(target: NamedTopic) {
    setIsMerging(true);
    try {
      await onMerge(topic, target);
      onClose();
    } catch (error) {
      notify({ kind: 'error', title: 'The topics were not merged', detail: messageOf(error) });
      setIsMerging(false);
    }
  }

  return (
    <div className="grid gap-4">
      <Select
        label="Into"
        value={chosen}
        onChange={setChosen}
        options={others.map(({ id, name }) => ({ id, label: name }))}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={!into}
          isBusy={isMerging}
          busyLabel="Merging"
          onClick={() => into && void merge(into)}
        >
          Merge
        </Button>
      </div>
    </div>
  );
}

import { useState, type FormEvent } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ScheduleArticle } from '#generated/ScheduleArticle';
import type { UnscheduleArticle } from '#generated/UnscheduleArticle';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { exactTime } from '#ui/exactTime.ts';
import { fieldInstant, fieldTime } from '#ui/fieldTime.ts';
import { messageOf } from '#ui/messageOf.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';
import { contentChanged } from '../../contentChanges.ts';

type ScheduleDialogProps = { isOpen: boolean; id: string; publishAt: string | null; onClose: () => void };

/** When the draft is published by itself. Default export: it is loaded lazily. */
export default function ScheduleDialog({ isOpen, id, publishAt, onClose }: ScheduleDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title="Schedule"
      description="The draft is published by itself, as it is then."
      onClose={onClose}
    >
      <ScheduleForm key={publishAt} id={id} publishAt={publishAt} onClose={onClose} />
    </Dialog>
  );
}

function ScheduleForm({ id, publishAt, onClose }: Omit<ScheduleDialogProps, 'isOpen'>) {
  const [typed, setTyped] = useState(fieldTime(publishAt ?? ''));
  const [problem, setProblem] = useState<string | null>(null);
  const [schedule, isScheduling] = useAsyncMutation<ScheduleArticle>(graphql`
    mutation ScheduleArticle($id: ID!, $publishAt: DateTime!) {
      scheduleArticle(id: $id, publishAt: $publishAt) {
        id
        publishAt
      }
    }
  `);
  const [unschedule, isUnscheduling] = useAsyncMutation<UnscheduleArticle>(graphql`
    mutation UnscheduleArticle($id: ID!) {
      unscheduleArticle(id: $id) {
        id
        publishAt
      }
    }
  `);

  async function run(done: () => Promise<unknown>, title: string) {
    try {
      await done();
      contentChanged();
      notify({ kind: 'success', title });
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const time = fieldInstant(typed);
    if (!time || time.getTime() <= Date.now()) {
      setProblem('Choose a time to come.');
      return;
    }
    const instant = time.toISOString();
    await run(() => schedule({ id, publishAt: instant }), `Will be published ${exactTime(instant, 'en')}`);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
      <TextField
        label="Publish at"
        type="datetime-local"
        value={typed}
        onChange={setTyped}
        error={problem}
        hint="In your own time zone."
      />
      <div className="flex justify-end gap-2">
        {publishAt && (
          <Button
            isBusy={isUnscheduling}
            onClick={() => void run(() => unschedule({ id }), 'It will not be published by itself')}
          >
            Remove
          </Button>
        )}
        <Button type="submit" variant="primary" isBusy={isScheduling} busyLabel="Scheduling">
          Schedule
        </Button>
      </div>
    </form>
  );
}

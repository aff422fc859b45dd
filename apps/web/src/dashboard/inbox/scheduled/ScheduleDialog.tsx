import { useState, type FormEvent } from 'react';
import { naturalTime } from '#dashboard/inbox/actions/naturalTime.ts';
import { snoozeTime } from '#dashboard/inbox/actions/snoozeTimes.ts';
import { usualSnoozeTimes } from '#dashboard/inbox/actions/usualSnoozeTimes.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { useLeaveQuestion } from '#ui/dialogs/useLeaveQuestion.tsx';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { messageOf } from '#ui/messageOf.ts';

type Schedule = { body: string; sendAt: Date; cancelIfReply: boolean };

type ScheduleDialogProps = {
  title: string;
  confirmLabel: string;
  /** What is scheduled already, to be changed. */
  scheduled?: Schedule;
  /** Rejects with what the API says. */
  onSave: (schedule: Schedule) => Promise<unknown>;
  onClose: () => void;
};

/** When a reply is to be sent. Default export: loaded when it is wanted. */
export default function ScheduleDialog({ title, confirmLabel, scheduled, onSave, onClose }: ScheduleDialogProps) {
  const [now] = useState(() => new Date());
  const [body, setBody] = useState(scheduled?.body ?? '');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Date | null>(scheduled?.sendAt ?? null);
  const [cancelIfReply, setCancelIfReply] = useState(scheduled?.cancelIfReply ?? false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const { unlessDirty, question } = useLeaveQuestion(!isSaving && body !== (scheduled?.body ?? ''), onClose);
  const close = unlessDirty(onClose);

  function type(text: string) {
    setTyped(text);
    setProblem(null);
    setChosen(text.trim() === '' ? null : naturalTime(text, now));
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!chosen) {
      setProblem('This is not a time in the future. Try “tomorrow 9”, “in 2 hours” or “next Monday”.');
      return;
    }
    setIsSaving(true);
    try {
      await onSave({ body, sendAt: chosen, cancelIfReply });
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'It was not scheduled. Try again.'));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <>
      <Dialog isOpen size="sm" title={title} isBusy={isSaving} onClose={close}>
        <form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
          {scheduled && <TextArea label="Text" rows={3} value={body} onChange={setBody} />}
          <ul aria-label="Usual times" className="grid gap-1.5">
            {usualSnoozeTimes(now).flatMap(({ id, label, until }) =>
              until
                ? [
                    <li key={id}>
                      <Button
                        isWide
                        aria-pressed={chosen?.getTime() === until.getTime()}
                        className="aria-pressed:bg-press"
                        onClick={() => {
                          setTyped('');
                          setProblem(null);
                          setChosen(until);
                        }}
                      >
                        {label} <span className="ml-auto text-ink-muted tabular-nums">{snoozeTime(until, now)}</span>
                      </Button>
                    </li>,
                  ]
                : [],
            )}
          </ul>
          <TextField
            label="Or pick a time"
            placeholder="tomorrow 9, in 2 hours, next Monday"
            value={typed}
            onChange={type}
            error={problem}
            hint={chosen ? `Sent ${snoozeTime(chosen, now)}` : 'In your own time zone'}
          />
          <Checkbox value={cancelIfReply} onChange={setCancelIfReply}>
            Unless they write first
          </Checkbox>
          <div className="flex justify-end gap-2">
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" isBusy={isSaving}>
              {confirmLabel}
            </Button>
          </div>
        </form>
      </Dialog>
      {question}
    </>
  );
}

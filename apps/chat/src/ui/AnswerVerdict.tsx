import { useState } from 'preact/hooks';
import type { Answer, Complaint, Verdict } from '#api/ChatApi.ts';
import type { Problem } from '#chat/actions.ts';
import { Button } from './Button.tsx';
import { ThumbDownIcon, ThumbUpIcon } from './icons.tsx';

type AnswerVerdictProps = { answer: Answer; onRate: (verdict: Verdict) => Promise<Problem> };

const COMPLAINTS: readonly (readonly [Complaint, string])[] = [
  ['Wrong', 'Not right'],
  ['Incomplete', 'Something is missing'],
  ['NotMyQuestion', 'Not what I asked'],
  ['Unclear', 'Hard to understand'],
];

const LONGEST_COMMENT = 1000;

/** Whether an answer helped: a press says so, and takes it back; why it did not can be added. */
export function AnswerVerdict({ answer, onRate }: AnswerVerdictProps) {
  const { isHelpful, complaint } = answer;
  const [comment, setComment] = useState(answer.comment ?? '');
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<Problem>(null);

  async function rate(verdict: Partial<Verdict>) {
    const refusal = await onRate({ isHelpful, complaint, comment: comment.trim() || null, ...verdict });
    setProblem(refusal);
    return refusal === null;
  }
  async function press(value: boolean) {
    const verdict = isHelpful === value ? null : value;
    setOpen(verdict === false);
    if (verdict !== false) setComment('');
    await rate({ isHelpful: verdict, complaint: null, ...(verdict !== false && { comment: null }) });
  }

  return (
    <div className="max-w-full">
      <fieldset aria-label="Did this answer help?" className="flex items-center">
        <Thumb label="It helped" isOn={isHelpful === true} onPress={() => void press(true)}>
          <ThumbUpIcon className="size-4" />
        </Thumb>
        <Thumb label="It did not help" isOn={isHelpful === false} onPress={() => void press(false)}>
          <ThumbDownIcon className="size-4" />
        </Thumb>
        <output className="px-1 text-xs text-ink-muted">
          {problem ?? (isHelpful === null ? '' : isHelpful ? 'Glad to hear it.' : 'Thank you for telling us.')}
        </output>
        {isHelpful === false && !isOpen && (
          <Button look="link" onClick={() => setOpen(true)}>
            Say why
          </Button>
        )}
      </fieldset>
      {isHelpful === false && isOpen && (
        <form
          className="mt-1 flex max-w-80 flex-col gap-2 rounded-card border border-line bg-raised p-3 text-ink"
          onSubmit={async (event) => {
            event.preventDefault();
            if (await rate({})) setOpen(false);
          }}
        >
          <fieldset aria-label="What was wrong with it?" className="flex flex-wrap gap-1.5">
            {COMPLAINTS.map(([value, words]) => (
              <button
                key={value}
                type="button"
                aria-pressed={complaint === value}
                onClick={() => void rate({ complaint: complaint === value ? null : value })}
                className="min-h-7 rounded-full border border-line-strong px-2.5 text-dense hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft"
              >
                {words}
              </button>
            ))}
          </fieldset>
          <textarea
            rows={2}
            dir="auto"
            maxLength={LONGEST_COMMENT}
            value={comment}
            aria-label="What should it have said? (optional)"
            placeholder="What should it have said? (optional)"
            onInput={({ currentTarget }) => setComment(currentTarget.value)}
            className="w-full rounded-control border border-line-strong bg-surface px-2.5 py-1.5 text-base"
          />
          <div className="flex justify-end gap-1">
            <Button look="quiet" type="submit">
              Done
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

type ThumbProps = { label: string; isOn: boolean; onPress: () => void; children: preact.ComponentChildren };

function Thumb({ label, isOn, onPress, children }: ThumbProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
      className="grid size-7 place-items-center rounded-control text-ink-faint hover:bg-hover hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand"
    >
      {children}
    </button>
  );
}

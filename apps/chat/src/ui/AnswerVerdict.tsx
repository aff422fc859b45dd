import { useState } from 'preact/hooks';
import type { Answer, Complaint, Verdict } from '#api/ChatApi.ts';
import type { Problem } from '#chat/actions.ts';
import { Button } from './Button.tsx';
import { ThumbDownIcon, ThumbUpIcon } from './icons.tsx';
import { mark, t } from '#language/t.ts';

type AnswerVerdictProps = { answer: Answer; onRate: (verdict: Verdict) => Promise<Problem> };

const COMPLAINTS: readonly (readonly [Complaint, string])[] = [
  ['Wrong', mark('Not right')],
  ['Incomplete', mark('Something is missing')],
  ['NotMyQuestion', mark('Not what I asked')],
  ['Unclear', mark('Hard to understand')],
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
      <fieldset aria-label={t('Did this answer help?')} className="flex items-center">
        <Thumb label={t('It helped')} isOn={isHelpful === true} onPress={() => void press(true)}>
          <ThumbUpIcon className="size-4" />
        </Thumb>
        <Thumb label={t('It did not help')} isOn={isHelpful === false} onPress={() => void press(false)}>
          <ThumbDownIcon className="size-4" />
        </Thumb>
        <output className="px-1 text-xs text-ink-muted">
          {(problem && t(problem)) ??
            (isHelpful === null ? '' : isHelpful ? t('Glad to hear it.') : t('Thank you for telling us.'))}
        </output>
        {isHelpful === false && !isOpen && (
          <Button look="link" onClick={() => setOpen(true)}>
            {t('Say why')}
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
          <fieldset aria-label={t('What was wrong with it?')} className="flex flex-wrap gap-1.5">
            {COMPLAINTS.map(([value, words]) => (
              <button
                key={value}
                type="button"
                aria-pressed={complaint === value}
                onClick={() => void rate({ complaint: complaint === value ? null : value })}
                className="min-h-7 rounded-full border border-line-strong px-2.5 text-dense hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft"
              >
                {t(words)}
              </button>
            ))}
          </fieldset>
          <textarea
            rows={2}
            dir="auto"
            maxLength={LONGEST_COMMENT}
            value={comment}
            aria-label={t('What should it have said? (optional)')}
            placeholder={t('What should it have said? (optional)')}
            onInput={({ currentTarget }) => setComment(currentTarget.value)}
            className="w-full rounded-control border border-line-strong bg-surface px-2.5 py-1.5 text-base"
          />
          <div className="flex justify-end gap-1">
            <Button look="quiet" type="submit">
              {t('Done')}
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

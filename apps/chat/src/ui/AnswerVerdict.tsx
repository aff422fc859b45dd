import { useState } from 'preact/hooks';
import type { Answer, Verdict } from '#api/ChatApi.ts';
import type { Problem } from '#chat/actions.ts';
import { t } from '#language/t.ts';
import { Button } from './Button.tsx';
import { ThumbDownIcon, ThumbUpIcon } from './icons.tsx';
import { latePart } from './latePart.tsx';

const ComplaintForm = latePart(async () => (await import('./ComplaintForm.tsx')).ComplaintForm);

type AnswerVerdictProps = { answer: Answer; onRate: (verdict: Verdict) => Promise<Problem> };

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
        <ComplaintForm
          complaint={complaint}
          comment={comment}
          onComplain={(value) => void rate({ complaint: value })}
          onComment={setComment}
          onDone={async () => {
            if (await rate({})) setOpen(false);
          }}
        />
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

import type { Answer, Verdict } from '#api/ChatApi.ts';
import type { Problem } from '#chat/actions.ts';
import { t } from '#language/t.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { AnswerVerdict } from './AnswerVerdict.tsx';
import { Button } from './Button.tsx';

/** What a visitor can do about an answer. */
export type AnswerActions = {
  onRateAnswer: (messageId: string, verdict: Verdict) => Promise<Problem>;
  onAsk: (question: string) => void;
  onProduct: (messageId: string, productId: string, action: 'Clicked' | 'Added') => void;
  /** Null where a person cannot be asked for, or has been. */
  onRequestPerson: (() => void) | null;
};

type AnswerFootProps = {
  messageId: string;
  answer: Answer;
  /** What was asked. */
  question: string;
  /** Whether nothing has been said since. */
  isNewest: boolean;
} & AnswerActions;

const chip =
  'min-h-8 max-w-full rounded-2xl border border-line-strong px-3 py-1 text-left text-dense text-ink hover:bg-hover active:bg-press';

/** What stands below an answer: whether it helped, what to ask next, and the way on where it was none. */
export function AnswerFoot({
  messageId,
  answer,
  question,
  isNewest,
  onRateAnswer,
  onAsk,
  onRequestPerson,
}: AnswerFootProps) {
  const { outcome, followUps, tips, buttons } = answer;
  const isNone = outcome !== 'Answered';
  return (
    // It does not belong to what was said.
    <div aria-live="off" className="mt-1 flex max-w-full flex-col items-start gap-1.5">
      {tips.length > 0 && (
        <ul aria-label={t('Perhaps one of these helps')} className="flex max-w-full flex-col gap-1">
          {tips.map(({ title, url }) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="text-dense font-medium text-brand underline underline-offset-2 hover:text-brand-hover"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {buttons.length > 0 && (
        <AnswerButtons buttons={buttons} isNewest={isNewest} onAsk={onAsk} onRequestPerson={onRequestPerson} />
      )}
      {!isNone && <AnswerVerdict answer={answer} onRate={(verdict) => onRateAnswer(messageId, verdict)} />}
      {isNewest && isNone && (onRequestPerson || outcome === 'Failed') && (
        <div className="flex flex-wrap gap-1.5">
          {outcome === 'Failed' && question && (
            <Button look="quiet" onClick={() => onAsk(question)}>
              {t('Try again')}
            </Button>
          )}
          {onRequestPerson && (
            <Button look="quiet" onClick={onRequestPerson}>
              {t('Ask for a person')}
            </Button>
          )}
        </div>
      )}
      {isNewest && followUps.length > 0 && (
        <ul aria-label={t('Ask next')} className="flex max-w-full flex-wrap gap-1.5">
          {followUps.map((followUp) => (
            <li key={followUp} className="max-w-full">
              <button type="button" dir="auto" onClick={() => onAsk(followUp)} className={chip}>
                {followUp}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { Answer } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import type { AnswerActions } from './AnswerFoot.tsx';

type AnswerButtonsProps = Pick<AnswerActions, 'onAsk' | 'onRequestPerson'> & {
  buttons: Answer['buttons'];
  /** Whether nothing has been said since: what was passed over leads on no longer, addresses do. */
  isNewest: boolean;
};

const look =
  'flex min-h-9 max-w-full items-center justify-center rounded-control border border-line-strong bg-raised px-3 py-1.5 text-center text-dense font-medium text-brand hover:bg-hover active:bg-press';

/** What a prepared answer offers to press: addresses, further questions, a person. */
export function AnswerButtons({ buttons, isNewest, onAsk, onRequestPerson }: AnswerButtonsProps) {
  const shown = buttons.filter(({ kind }) => {
    if (kind === 'Link') return true;
    return isNewest && (kind === 'Question' || onRequestPerson !== null);
  });
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('Go on')} className="flex max-w-full flex-col items-stretch gap-1.5">
      {shown.map(({ kind, label, value }, index) => (
        <li key={index} className="grid">
          {kind === 'Link' ? (
            <a href={value} target="_blank" rel="noopener noreferrer" dir="auto" className={look}>
              {label}
            </a>
          ) : (
            <button
              type="button"
              dir="auto"
              onClick={() => (kind === 'Question' ? onAsk(value) : onRequestPerson?.())}
              className={look}
            >
              {label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

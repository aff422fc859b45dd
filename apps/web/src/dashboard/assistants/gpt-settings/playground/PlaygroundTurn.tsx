import { type ReactNode } from 'react';
import { Square } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { MessageText } from '#dashboard/inbox/thread/MessageText.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { Turn } from './usePlayground.ts';
import { WhyNot } from './WhyNot.tsx';

type PlaygroundTurnProps = {
  turn: Turn;
  /** A citation is pressed. */
  onCite: (number: number) => void;
  onAsk: (question: string) => void;
  onStop: () => void;
};

/** A question, and the answer as far as it has come. */
export function PlaygroundTurn({ turn, onCite, onAsk, onStop }: PlaygroundTurnProps) {
  const { question, state, answer, failure } = turn;
  const isMiss = answer?.outcome === 'Refused';
  const followUps = answer?.followUps ?? [];
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="max-w-[85%] justify-self-end rounded-card bg-well px-3 py-2 text-dense wrap-anywhere inset-ring inset-ring-line">
        {question}
      </p>
      <div className="w-full max-w-96 rounded-card bg-surface text-dense inset-ring inset-ring-line">
        {failure === null ? (
          <p aria-live="polite" className="px-3 py-2 whitespace-pre-wrap wrap-anywhere">
            {answer?.faq ? (
              <MessageText body={turn.text} isMarkdown />
            ) : (
              <AnswerText text={turn.text} onCite={onCite} />
            )}
            {state === 'Writing' && <span aria-hidden className="ml-px inline-block h-4 w-0.5 bg-brand align-middle" />}
          </p>
        ) : (
          <p role="alert" className="px-3 py-2 text-critical">
            {failure}
          </p>
        )}
        {state === 'Writing' && <Writing firstWordMs={turn.firstWordMs} onStop={onStop} />}
        {state === 'Stopped' && <Foot>Stopped</Foot>}
        {answer && !isMiss && <Foot>{footOf(answer)}</Foot>}
        {answer?.faq && <FaqButtons buttons={answer.buttons} onAsk={onAsk} />}
        {answer && isMiss && <WhyNot question={question} answer={answer} threshold={turn.threshold} />}
      </div>
      {followUps.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {followUps.map((followUp) => (
            <Button key={followUp} size="sm" className="max-w-full truncate" onClick={() => onAsk(followUp)}>
              {followUp}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function footOf({ outcome, durationMs, engine, faq }: NonNullable<Turn['answer']>): string {
  if (faq) return `Answered by an automated FAQ in ${seconds(durationMs)}`;
  const took = `${seconds(durationMs)}, ${engine === 'extractive' ? 'quoted' : engine}`;
  if (outcome === 'Guarded') return 'A topic that it never answers';
  return outcome === 'Failed' ? `Failed after ${seconds(durationMs)}` : `Answered in ${took}`;
}

function Foot({ children }: { children: ReactNode }) {
  return <p className="border-t border-line px-3 py-1.5 text-xs text-ink-muted">{children}</p>;
}

function Writing({ firstWordMs, onStop }: { firstWordMs: number | null; onStop: () => void }) {
  return (
    <div className="flex items-center gap-2 border-t border-line py-1 pr-1 pl-3 text-xs text-ink-muted">
      <span className="text-brand">
        <Spinner size="sm" />
      </span>
      <span className="min-w-0 flex-1">
        {firstWordMs === null ? 'Looking through your content' : `Writing, ${seconds(firstWordMs)} to first word`}
      </span>
      <Button size="sm" variant="ghost" icon={<Square aria-hidden className="size-3 fill-current" />} onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}

/** The answer with its markers [1] as chips. */
function AnswerText({ text, onCite }: { text: string; onCite: (number: number) => void }) {
  return text.split(/(\[\d+\])/).map((part, index) => {
    const number = Number(/^\[(\d+)\]$/.exec(part)?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) return part;
    return (
      <button
        // The parts of a text have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        type="button"
        aria-label={`Source ${number}`}
        onClick={() => onCite(number)}
        className="mx-0.5 inline-grid h-[18px] min-w-[18px] place-items-center rounded-[4px] bg-brand-soft px-1 align-text-bottom text-2xs font-semibold text-brand outline-offset-1 outline-focus hover:bg-brand hover:text-brand-ink focus-visible:outline-2"
      >
        {number}
      </button>
    );
  });
}

type FaqButtonsProps = { buttons: NonNullable<Turn['answer']>['buttons']; onAsk: (question: string) => void };

/** What the automated FAQ offers; further questions can be asked here too. */
function FaqButtons({ buttons, onAsk }: FaqButtonsProps) {
  if (buttons.length === 0) return null;
  return (
    <ul aria-label="Buttons of the FAQ" className="flex flex-wrap gap-1.5 border-t border-line px-3 py-2">
      {buttons.map(({ kind, label, value }, index) => (
        // Two buttons may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="max-w-full">
          {kind === 'Question' ? (
            <Button size="sm" className="max-w-full truncate" onClick={() => onAsk(value)}>
              {label}
            </Button>
          ) : kind === 'Link' ? (
            <a href={value} target="_blank" rel="noopener noreferrer" className="link inline-block min-h-6 px-1">
              {label}
            </a>
          ) : (
            <span className="inline-block min-h-6 px-1 text-ink-muted">{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { counted } from '#ui/format.ts';
import { Time } from '#ui/Time.tsx';
import type { PassageRow } from './PassagesPanel.tsx';
import { usePassageActs } from './usePassageActs.ts';

type PassageCardProps = {
  /** From 1. */
  number: number;
  passage: PassageRow;
  isLast: boolean;
  isReadOnly: boolean;
  onEdit: () => void;
};

/** One passage: what it says, whether answers use it, and how those did. */
export function PassageCard({ number, passage, isLast, isReadOnly, onEdit }: PassageCardProps) {
  const { id, heading, text, page, questions, isEnabled, isEdited } = passage;
  const acts = usePassageActs(id);
  return (
    <li className={`grid gap-2 rounded-card border border-line p-3 text-dense ${isEnabled ? '' : 'bg-well'}`}>
      <div className="flex items-baseline gap-2">
        <h3 className="min-w-0 flex-1 font-medium break-words">{heading || `Passage ${number}`}</h3>
        {page !== null && <span className="flex-none text-xs text-ink-muted">Page {page}</span>}
        {isEdited && <Badge>Edited</Badge>}
      </div>
      <p className={`whitespace-pre-line break-words ${isEnabled ? '' : 'text-ink-muted'}`}>{text}</p>
      {questions.length > 0 && (
        <ul aria-label="Further questions" className="grid gap-0.5 text-xs text-ink-muted">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      <Uses passage={passage} />
      {!isReadOnly && (
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={onEdit} disabled={acts.isBusy} aria-label={`Edit passage ${number}`}>
            Edit
          </Button>
          {!isLast && (
            <Button
              size="sm"
              onClick={() => void acts.merge()}
              disabled={acts.isBusy}
              aria-label={`Merge passage ${number} with the next`}
            >
              Merge with next
            </Button>
          )}
          <div className="ml-auto">
            <Switch
              label="Use in answers"
              value={isEnabled}
              isDisabled={acts.isBusy}
              onChange={(isOn) => void acts.update({ isEnabled: isOn })}
            />
          </div>
        </div>
      )}
    </li>
  );
}

function Uses({ passage: { figures, answers } }: { passage: PassageRow }) {
  const { uses, helpful, unhelpful } = figures;
  if (uses === 0) return <p className="text-xs text-ink-muted">No answer has used it yet.</p>;
  const verdicts = [helpful > 0 && `${helpful} helped`, unhelpful > 0 && `${unhelpful} did not help`].filter(Boolean);
  return (
    <details className="text-xs text-ink-muted">
      <summary className="cursor-pointer">
        Used in {counted(uses, 'answer')}
        {verdicts.length > 0 && `: ${verdicts.join(', ')}`}
      </summary>
      <ul className="mt-1.5 grid gap-1">
        {answers.map(({ question, conversationId, isHelpful, at }) => (
          <li key={`${conversationId} ${at}`} className="flex gap-2">
            <Link to={paths.conversation(conversationId)} className="min-w-0 flex-1 truncate underline">
              {question}
            </Link>
            {isHelpful !== null && <span>{isHelpful ? 'helped' : 'did not help'}</span>}
            <Time instant={at} />
          </li>
        ))}
      </ul>
    </details>
  );
}

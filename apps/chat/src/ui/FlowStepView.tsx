import type { FlowChoice, FlowStep } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { Avatar } from './Avatar.tsx';
import { CheckIcon, LinkIcon, PersonIcon } from './icons.tsx';

export type FlowStepViewProps = {
  step: FlowStep;
  /** What the visitor wrote or pressed next; null: nothing yet. */
  said: string | null;
  /** Null where nothing can be pressed any more. */
  onPress: ((runId: string, choice: FlowChoice) => void) | null;
};

/** What a step of a guided flow shows beneath its words: people, an article, and what may be pressed. */
export function FlowStepView({ step, said, onPress }: FlowStepViewProps) {
  const { people, article, choices } = step;
  return (
    <div className="mt-1.5 flex max-w-full flex-col items-start gap-2">
      {people.length > 0 && <People people={people} />}
      {article && <Article article={article} />}
      {choices.length > 0 && <Choices step={step} said={said} onPress={onPress} />}
    </div>
  );
}

function People({ people }: Pick<FlowStep, 'people'>) {
  return (
    <ul
      aria-label={t('People')}
      className="flex max-w-full flex-wrap gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-3 py-2.5"
    >
      {people.map(({ id, name, avatar }) => (
        <li key={id} className="flex min-w-0 items-center gap-2">
          <Avatar name={name} image={avatar} isPerson className="size-8 rounded-full text-xs" />
          <bdi className="truncate font-medium">{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Its beginning; all of it once it is opened. */
function Article({ article }: { article: NonNullable<FlowStep['article']> }) {
  const { title, summary, text, url } = article;
  return (
    <details className="group w-full max-w-full overflow-hidden rounded-card border border-line bg-raised">
      <summary className="cursor-pointer px-3 py-2.5 font-medium wrap-anywhere hover:bg-hover">
        {t('Read “{title}”', { title })}
        {summary && <span className="mt-0.5 block text-dense font-normal text-ink-muted">{summary}</span>}
      </summary>
      <div dir="auto" className="max-h-80 space-y-2 overflow-y-auto border-t border-line px-3 py-2.5 wrap-anywhere">
        {text
          .split('\n')
          .filter(Boolean)
          .map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
      </div>
      {url && (
        <p className="border-t border-line px-3 py-2 text-dense">
          <a href={url} target="_blank" rel="noopener noreferrer" className="font-medium text-brand underline">
            {t('Open in the help centre')}
          </a>
        </p>
      )}
    </details>
  );
}

const look =
  'flex min-h-9 max-w-full items-center gap-1.5 rounded-control border border-line-strong bg-raised px-3 py-1.5 text-left text-dense font-medium wrap-anywhere text-brand hover:bg-hover active:bg-press';

/** Once one is pressed the others are gone; addresses stay. */
function Choices({ step, said, onPress }: FlowStepViewProps) {
  const { runId, choices } = step;
  const isPressed = (choice: FlowChoice) => choice.isPressed || (onPress === null && choice.label === said);
  const shown = onPress ? choices : choices.filter((choice) => choice.kind === 'Link' || isPressed(choice));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('Choose')} className="flex max-w-full flex-wrap gap-1.5">
      {shown.map((choice) => (
        <li key={choice.nodeId} className="max-w-full">
          {choice.kind === 'Link' && choice.url ? (
            <a
              href={choice.url}
              target={choice.opensNewTab ? '_blank' : '_top'}
              rel="noopener noreferrer"
              dir="auto"
              onClick={() => onPress?.(runId, choice)}
              className={look}
            >
              {choice.label}
              <LinkIcon className="size-3.5 shrink-0" />
            </a>
          ) : onPress ? (
            <button type="button" dir="auto" onClick={() => onPress(runId, choice)} className={look}>
              {choice.kind === 'Handoff' && <PersonIcon className="size-4 shrink-0" />}
              {choice.label}
            </button>
          ) : (
            <span
              dir="auto"
              className="flex min-h-8 max-w-full items-center gap-1.5 rounded-control border border-line px-3 py-1 text-dense text-ink-muted wrap-anywhere"
            >
              <CheckIcon className="size-3.5 shrink-0" />
              <span className="sr-only">{t('Chosen:')} </span>
              {choice.label}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

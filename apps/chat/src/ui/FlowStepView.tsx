import type { FlowChoice, FlowStep } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { EmailField } from './EmailField.tsx';
import { CheckIcon, LinkIcon, PersonIcon } from './icons.tsx';
import { StepImages } from './StepImages.tsx';
import { StepPeople } from './StepPeople.tsx';

export type FlowStepViewProps = {
  step: FlowStep;
  /** What the visitor wrote or pressed next; null: nothing yet. */
  said: string | null;
  /** Null where nothing can be pressed any more. */
  onPress: ((runId: string, choice: FlowChoice, email?: string) => void) | null;
};

/** What a step of a guided flow shows beneath its words: images, people, an article, and what may be pressed. */
export function FlowStepView({ step, said, onPress }: FlowStepViewProps) {
  const { people, show, article, choices, images } = step;
  return (
    <div className="mt-1.5 flex max-w-full flex-col items-start gap-2">
      {images.length > 0 && <StepImages images={images} />}
      {people.length > 0 && <StepPeople people={people} show={show} />}
      {article && <Article article={article} />}
      {choices.length > 0 && <Choices step={step} said={said} onPress={onPress} />}
    </div>
  );
}

/** Its beginning, and all of it once it is opened; or all of it from the start. */
function Article({ article }: { article: NonNullable<FlowStep['article']> }) {
  const { title, summary, text, url, display } = article;
  return (
    <details
      open={display === 'Full'}
      className="group w-full max-w-full overflow-hidden rounded-card border border-line bg-raised"
    >
      <summary className="cursor-pointer px-3 py-2.5 font-medium wrap-anywhere hover:bg-hover">
        {t('Read “{title}”', { title })}
        {summary && <span className="mt-0.5 block text-dense font-normal text-ink-muted">{summary}</span>}
      </summary>
      <div
        dir="auto"
        className={`space-y-2 border-t border-line px-3 py-2.5 wrap-anywhere ${display === 'Full' ? '' : 'max-h-80 overflow-y-auto'}`}
      >
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
  // The address that was given is said by itself.
  const isPressed = (choice: FlowChoice) =>
    (choice.isPressed && choice.kind !== 'Email') || (onPress === null && choice.label === said);
  const shown = onPress ? choices : choices.filter((choice) => choice.kind === 'Link' || isPressed(choice));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('Choose')} className="flex max-w-full flex-wrap gap-1.5">
      {shown.map((choice) => (
        <li key={choice.nodeId} className="max-w-full">
          {choice.kind === 'Email' && onPress ? (
            <EmailField leaveLabel={choice.label} onAnswer={(email) => onPress(runId, choice, email)} />
          ) : choice.kind === 'Link' && choice.url ? (
            <a
              href={choice.url}
              target={choice.opens === 'SameTab' ? '_top' : '_blank'}
              rel="noopener noreferrer"
              dir="auto"
              onClick={(event) => {
                if (choice.opens === 'Popup') openPopup(event, choice.url);
                onPress?.(runId, choice);
              }}
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

/** A window of its own; by a key that opens tabs, or the middle button, it is a tab as any other link. */
function openPopup(event: MouseEvent, url: string | null) {
  if (!url || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.open(url, '_blank', 'popup,width=520,height=720,noopener,noreferrer');
}

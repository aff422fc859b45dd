import type { FlowChoice, FlowStep } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { CheckIcon, LinkIcon, PersonIcon } from './icons.tsx';
import { latePart } from './latePart.tsx';

const EmailField = latePart(async () => (await import('./EmailField.tsx')).EmailField);
const StepContent = latePart(async () => (await import('./StepContent.tsx')).StepContent);

export type FlowStepViewProps = {
  step: FlowStep;
  /** What the visitor wrote or pressed next; null: nothing yet. */
  said: string | null;
  /** Null where nothing can be pressed any more. */
  onPress: ((runId: string, choice: FlowChoice, email?: string) => void) | null;
};

/** What a step of a guided flow shows beneath its words: images, people, an article, and what may be pressed. */
export function FlowStepView({ step, said, onPress }: FlowStepViewProps) {
  const { people, article, choices, images } = step;
  return (
    <div className="mt-1.5 flex max-w-full flex-col items-start gap-2">
      {(images.length > 0 || people.length > 0 || article) && <StepContent step={step} />}
      {choices.length > 0 && <Choices step={step} said={said} onPress={onPress} />}
    </div>
  );
}

const look =
  'flex min-h-9 max-w-full items-center gap-1.5 rounded-control border border-line-strong bg-raised px-3 py-1.5 text-left text-dense font-medium wrap-anywhere text-brand hover:bg-hover active:bg-press';

/** Once one is pressed the others are gone; addresses stay, and so does what was asked. */
function Choices({ step, said, onPress }: FlowStepViewProps) {
  const { runId, choices } = step;
  const isPressed = (choice: FlowChoice) => choice.isPressed || (onPress === null && choice.label === said);
  const stays = ({ kind }: FlowChoice) => kind === 'Link' || kind === 'Email';
  const shown = onPress ? choices : choices.filter((choice) => stays(choice) || isPressed(choice));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('Choose')} className="flex max-w-full flex-wrap gap-1.5">
      {shown.map((choice) => (
        <li key={choice.nodeId} className="max-w-full">
          {choice.kind === 'Email' ? (
            <EmailField leaveLabel={choice.label} onAnswer={onPress && ((email) => onPress(runId, choice, email))} />
          ) : choice.kind === 'Link' && choice.url ? (
            <a
              href={choice.url}
              target={choice.opens === 'SameTab' ? '_top' : '_blank'}
              rel="noopener noreferrer"
              dir="auto"
              onClick={(event) => {
                if (choice.opens === 'Popup') openPopup(event, event.currentTarget.href);
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

/** A window of its own; a tab where a key asks for one. */
function openPopup(event: MouseEvent, url: string) {
  if (event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  open(url, '_blank', 'popup,width=520,height=720,noopener');
}

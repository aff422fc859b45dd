import { useId } from 'react';
import { MessageText } from '#dashboard/inbox/thread/MessageText.tsx';
import { optionOf } from '#ui/controls/option.ts';
import { type FaqValues } from './faqFields.ts';
import { type FaqChoices } from './FaqForm.tsx';

type Following = Pick<FaqValues, 'followUp' | 'followUpId'> & { choices: Pick<FaqChoices, 'flows' | 'forms'> };
type AnswerPreviewProps = Pick<FaqValues, 'answer' | 'buttons'> & Following;

/** The answer about as visitors see it. */
export function AnswerPreview({ answer, buttons, ...following }: AnswerPreviewProps) {
  const headingId = useId();
  const then = thenOf(following);
  const named = buttons.filter(({ label }) => label.trim() !== '');
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h2 id={headingId} className="text-sm font-semibold">
        What visitors see
      </h2>
      {answer.trim() === '' ? (
        <p className="text-dense text-ink-muted">Nothing yet: write an answer.</p>
      ) : (
        <div className="grid max-w-80 gap-1.5">
          <div
            dir="auto"
            className="rounded-[14px_14px_14px_4px] bg-surface px-3 py-2 text-sm leading-[21px] wrap-anywhere whitespace-pre-wrap inset-ring inset-ring-line"
          >
            <MessageText body={answer.trim()} isMarkdown />
          </div>
          {named.map(({ id, label }) => (
            <span
              key={id}
              className="rounded-control border border-line-strong bg-raised px-3 py-1.5 text-center text-dense font-medium text-brand"
            >
              {label}
            </span>
          ))}
        </div>
      )}
      {then && <p className="text-xs text-ink-muted wrap-anywhere">{then}</p>}
    </section>
  );
}

/** What comes after the answer; null where visitors see nothing of it, and while it is not chosen. */
function thenOf({ followUp, followUpId, choices }: Following): string | null {
  if (followUp === 'Handoff') return 'Then the conversation goes to people.';
  const flow = followUp === 'Flow' && optionOf(choices.flows, followUpId);
  if (flow) return `Then the guided flow “${flow.label}” begins.`;
  const form = followUp === 'Form' && optionOf(choices.forms, followUpId);
  return form ? `Then the form “${form.label}” is asked.` : null;
}

import { useId } from 'react';
import { MessageText } from '#dashboard/inbox/thread/MessageText.tsx';
import { type FaqValues } from './faqFields.ts';

const THEN: Readonly<Partial<Record<FaqValues['followUp'], string>>> = {
  Handoff: 'Then the conversation goes to people.',
  Flow: 'Then the guided flow begins.',
  Form: 'Then the form is asked.',
};

/** The answer about as visitors see it. */
export function AnswerPreview({ answer, buttons, followUp }: Pick<FaqValues, 'answer' | 'buttons' | 'followUp'>) {
  const headingId = useId();
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
      {THEN[followUp] && <p className="text-xs text-ink-muted">{THEN[followUp]}</p>}
    </section>
  );
}

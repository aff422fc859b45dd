import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { answerProblem, checkAnswers } from '@parley/form/checkAnswer';
import { isInput } from '@parley/form/fieldTraits';
import type { AnswerValue, FormField as Field } from '@parley/form/form';
import type { PublicForm } from '@parley/form/publicForm';
import { visibleFields } from '@parley/form/visibleFields';
import type { ChatForm } from '#api/ChatApi.ts';
import type { FormActions } from '#chat/formActions.ts';
import { t } from '#language/t.ts';
import { Button } from '#ui/Button.tsx';
import { createAnswerKeeper } from './answerKeeper.ts';
import { FormField, type Answer } from './FormField.tsx';
import type { FormFile } from './FileAnswer.tsx';
import { sentAnswer } from './sentAnswer.ts';

type FormCardProps = { messageId: string; chatForm: ChatForm; forms: FormActions };
type Given = Readonly<Record<string, AnswerValue>>;

/** A form to fill in: what was answered is kept as one goes, here and in other tabs. */
export function FormCard({ messageId, chatForm, forms }: FormCardProps) {
  const { form, state, leftAt, closedMessage } = chatForm;
  if (state === 'Complete') return <Sent chatForm={chatForm} />;
  if (closedMessage) return <p className="text-ink-muted">{closedMessage}</p>;
  if (leftAt) return <Left messageId={messageId} chatForm={chatForm} forms={forms} />;
  return (
    <>
      {form.intro && <p className="mb-3 text-ink-muted">{form.intro}</p>}
      <Filling messageId={messageId} chatForm={chatForm} forms={forms} />
    </>
  );
}

function Filling({ messageId, chatForm, forms }: FormCardProps) {
  const { form } = chatForm;
  const { answers, change, flush, forget } = useAnswers({ messageId, chatForm, forms });
  const [files, setFiles] = useState<readonly FormFile[]>(chatForm.files);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const shown = visibleFields(form.fields, answers);
  const asked = shown.filter(isInput);
  const isOneByOne = form.layout === 'Chat';
  const [at, setAt] = useState(() => firstOpen(asked, answers));
  const step = Math.min(at, Math.max(0, asked.length - 1));
  const current = asked[step];
  const isLast = step === asked.length - 1;
  const [hasMoved, setHasMoved] = useState(false);

  useLayoutEffect(() => {
    // Whoever goes on wants to answer; a form that has just come takes no focus.
    if (hasMoved) box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [step, hasMoved]);

  const set = (field: Field, answer: Answer) => {
    change(field.id, answer);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([id]) => id !== field.id)));
    setFailure(null);
  };

  function go(by: number) {
    setHasMoved(true);
    setAt(step + by);
    void flush();
  }

  async function send() {
    const checked = checkAnswers(form, answers).problems;
    setProblems(checked);
    const wrong = asked.findIndex(({ id }) => checked[id] !== undefined);
    if (wrong !== -1) {
      setAt(wrong);
      queueMicrotask(() =>
        box.current?.querySelector<HTMLElement>('[data-wrong] :is(input, textarea, select)')?.focus(),
      );
      return;
    }
    setSending(true);
    forget();
    const refusal = await forms.submit(messageId, answers);
    setSending(false);
    setFailure(refusal);
  }

  function next() {
    if (!isOneByOne || !current || isLast) {
      void send();
      return;
    }
    const problem = answerProblem(current, answers[current.id]);
    if (problem) setProblems({ [current.id]: problem });
    else go(1);
  }

  async function upload(file: File) {
    const stored = await forms.upload(file);
    if (!('problem' in stored)) setFiles((before) => [...before, stored]);
    return stored;
  }

  const before = current ? statementsBefore(shown, current) : [];
  const fields = isOneByOne ? [...before, ...(current ? [current] : [])] : shown;
  return (
    <form
      ref={box}
      noValidate
      aria-label={form.name}
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      {isOneByOne && asked.length > 1 && (
        <div className="flex items-center gap-2 text-xs text-ink-muted">
          <span className="tabular-nums">{t('{number} of {total}', { number: step + 1, total: asked.length })}</span>
          <progress
            aria-label={t('How far you are')}
            max={asked.length}
            value={step + 1}
            className="h-1 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-press [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-press [&::-webkit-progress-value]:bg-brand"
          />
        </div>
      )}
      {fields.map((field) => (
        <FormField
          key={field.id}
          field={field}
          answer={answers[field.id]}
          problem={problems[field.id] ?? null}
          isDisabled={isSending}
          files={files}
          onUpload={upload}
          onChange={(answer) => set(field, answer)}
        />
      ))}
      <p role="alert" className="text-dense text-critical empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {isOneByOne && step > 0 && (
          <Button look="quiet" disabled={isSending} onClick={() => go(-1)}>
            {t('Back')}
          </Button>
        )}
        <Button look="quiet" disabled={isSending} onClick={() => void forms.leave(messageId)}>
          {t('Not now')}
        </Button>
        <span className="flex-1" />
        <Button type="submit" disabled={isSending}>
          {isSending
            ? t('Sending')
            : isOneByOne && !isLast
              ? nextLabel(current, answers)
              : form.submitLabel || t('Send')}
        </Button>
      </div>
    </form>
  );
}

const nextLabel = (field: Field | undefined, answers: Given) =>
  field && !field.isRequired && answers[field.id] === undefined ? t('Skip') : t('Next');

/** Where one goes on: the first question without an answer. */
function firstOpen(asked: readonly Field[], answers: Given): number {
  const open = asked.findIndex(({ id }) => answers[id] === undefined);
  return open === -1 ? Math.max(0, asked.length - 1) : open;
}

/** What is said between the question before and this one. */
function statementsBefore(shown: readonly Field[], current: Field): readonly Field[] {
  const end = shown.indexOf(current);
  const start = shown.slice(0, end).findLastIndex(isInput);
  return shown.slice(start + 1, end);
}

/** The answers as they are typed, kept by the API a moment after each change; another tab's come in while nothing is unsaved here. */
function useAnswers({ messageId, chatForm, forms }: FormCardProps) {
  const [answers, setAnswers] = useState<Given>(chatForm.answers);
  const [keeper] = useState(() => createAnswerKeeper((given) => forms.save(messageId, given)));
  const { answers: stored, version } = chatForm;
  useEffect(() => {
    if (!keeper.hasUnsaved()) setAnswers(stored);
  }, [keeper, stored, version]);
  useEffect(() => () => void keeper.flush(), [keeper]);

  function change(id: string, answer: Answer) {
    const { [id]: _, ...others } = answers;
    const next = answer === undefined ? others : { ...others, [id]: answer };
    setAnswers(next);
    keeper.put(next);
  }
  return { answers, change, flush: keeper.flush, forget: keeper.forget };
}

function Left({ messageId, chatForm: { answers }, forms }: FormCardProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-ink-muted">
        {Object.keys(answers).length > 0 ? t('Your answers are kept.') : t('You can fill this in later.')}
      </p>
      <Button onClick={() => void forms.save(messageId, answers)}>{t('Continue')}</Button>
    </div>
  );
}

function Sent({ chatForm: { form, answers, files } }: Pick<FormCardProps, 'chatForm'>) {
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const answered = form.fields.filter((field) => isInput(field) && answers[field.id] !== undefined);
  return (
    <div className="grid gap-2">
      <p>{form.successMessage || t('Thank you. We have your answers.')}</p>
      {isSafe(form) && (
        <a href={form.redirectUrl} target="_blank" rel="noreferrer" className="underline">
          {t('Go on')}
        </a>
      )}
      <details className="text-dense text-ink-muted">
        <summary>{t('What you sent in')}</summary>
        <dl className="mt-1 grid gap-1.5">
          {answered.map((field) => (
            <div key={field.id}>
              <dt>{field.label}</dt>
              <dd className="text-ink wrap-anywhere">{sentAnswer(field, answers[field.id], names)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

const isSafe = ({ redirectUrl }: PublicForm) => /^https?:\/\//.test(redirectUrl);

import { useCallback, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { GraphQLRequestError } from '#relay/transport.ts';

/** What stands between a person and the result of a form. */
export type Problems = {
  /** Sentences by field name. */
  fields: Readonly<Record<string, string>>;
  /** A sentence about the whole. */
  form: string | null;
  /** Since when and for how long the API wants no more attempts. */
  throttled: { at: number; seconds: number } | null;
};

const NONE: Problems = { fields: {}, form: null, throttled: null };

type Submission = {
  /** Problems that can be seen without the API; none when empty. */
  check: (data: FormData) => Readonly<Record<string, string>>;
  send: (data: FormData) => Promise<void>;
  /** Codes of errors that belong to a field, for APIs that name none. */
  fieldOfCode?: Readonly<Record<string, string>>;
};

/** One form: checks, sends once however often it is submitted, and puts problems beside what caused them. */
export function useSubmission({ check, send, fieldOfCode = {} }: Submission) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [problems, setProblems] = useState(NONE);
  // State arrives too late for two presses in one frame.
  const isBusy = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const fields = check(data);
    if (Object.keys(fields).length > 0) {
      show({ ...NONE, fields }, form);
      return;
    }
    isBusy.current = true;
    setIsSubmitting(true);
    setProblems(NONE);
    try {
      await send(data);
    } catch (error) {
      show(toProblems(error, fieldOfCode), form);
    } finally {
      isBusy.current = false;
      setIsSubmitting(false);
    }
  }

  /** What is being changed is not wrong any more; another address may be tried at once. */
  function reconsider({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    const { name } = target;
    setProblems((known) => {
      if (name === 'email' && known.throttled) return NONE;
      return name in known.fields ? { ...known, fields: { ...known.fields, [name]: '' } } : known;
    });
  }

  const clearThrottle = useCallback(() => setProblems(NONE), []);

  /** Shows the problems and goes to the first field that has one. */
  function show(next: Problems, form: HTMLFormElement) {
    flushSync(() => setProblems(next));
    form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }

  return { submit, reconsider, isSubmitting, problems, clearThrottle };
}

function toProblems(error: unknown, fieldOfCode: Readonly<Record<string, string>>): Problems {
  if (!(error instanceof Error)) return { ...NONE, form: 'This did not work. Please try again.' };
  if (!(error instanceof GraphQLRequestError)) return { ...NONE, form: error.message };
  if (error.retryAfterSeconds !== null) {
    return { ...NONE, form: error.message, throttled: { at: Date.now(), seconds: error.retryAfterSeconds } };
  }
  // Some name the path: input.email.
  const field = error.field?.split('.').at(-1) ?? fieldOfCode[error.code ?? ''];
  return field ? { ...NONE, fields: { [field]: error.message } } : { ...NONE, form: error.message };
}

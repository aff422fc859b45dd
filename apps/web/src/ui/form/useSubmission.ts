import { useCallback, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { NO_PROBLEMS, type Problems, toProblems } from './problems.ts';

type Submission = {
  /** Problems that can be seen without the API; none when empty. */
  check: (data: FormData) => Readonly<Record<string, string>>;
  send: (data: FormData) => Promise<void>;
  /** Codes of errors that belong to a field, for APIs that name none. */
  fieldOfCode?: Readonly<Record<string, string>>;
};

/** What of a field takes the focus; libraries keep inputs of their own beside it, out of reach. */
const FOCUSABLE = ':is(input, textarea, button):not([type="hidden"], [tabindex="-1"], [aria-hidden="true"] *)';

/** One form: checks, sends once however often it is submitted, and puts problems beside what caused them. */
export function useSubmission({ check, send, fieldOfCode = {} }: Submission) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS);
  // State arrives too late for two presses in one frame.
  const isBusy = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const fields = check(data);
    if (Object.keys(fields).length > 0) {
      show({ ...NO_PROBLEMS, fields }, form);
      return;
    }
    isBusy.current = true;
    setIsSubmitting(true);
    setProblems(NO_PROBLEMS);
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
  const forget = useCallback((name: string) => {
    setProblems((known) => {
      if (name === 'email' && known.throttled) return NO_PROBLEMS;
      return name in known.fields ? { ...known, fields: { ...known.fields, [name]: '' } } : known;
    });
  }, []);

  function reconsider({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement) forget(target.name);
  }

  /** Shows what the API refused when something else was asked of it than what the form sends, such as a preview. */
  function refuse(error: unknown, form: HTMLFormElement | null) {
    show(toProblems(error, fieldOfCode), form);
  }

  const clear = useCallback(() => setProblems(NO_PROBLEMS), []);

  /** Shows the problems and goes to the first field that has one. */
  function show(next: Problems, form: HTMLFormElement | null) {
    flushSync(() => setProblems(next));
    const wrong = form?.querySelector('[data-invalid]');
    wrong?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }

  return { submit, refuse, reconsider, forget, isSubmitting, problems, clear };
}

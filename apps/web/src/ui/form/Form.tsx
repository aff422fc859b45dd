import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react';
import { Button } from '../Button.tsx';
import { loadFormProblem, ProblemOfForm } from './ProblemOfForm.tsx';
import { type Problems } from './problems.ts';

/** What `useForm` and `useSubmission` give, as far as the form's frame needs it. */
type Submitting = {
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  isSubmitting: boolean;
  problems: Problems;
  clear: () => void;
};

type FormProps = {
  form: Submitting;
  ref?: Ref<HTMLFormElement>;
  /** Joins a SubmitButton elsewhere, such as in a dialog's footer. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** The frame of a form: what is wrong with the whole stands above its fields. */
export function Form({ form, ref, id, className = 'grid gap-4', children }: FormProps) {
  return (
    <form
      ref={ref}
      id={id}
      noValidate
      onFocus={() => void loadFormProblem().catch(() => {})}
      onSubmit={(event) => void form.submit(event)}
      className={className}
    >
      <ProblemOfForm problems={form.problems} onThrottleOver={form.clear} />
      {children}
    </form>
  );
}

type SubmitButtonProps = Pick<ComponentProps<typeof Button>, 'ref' | 'size' | 'isWide' | 'icon' | 'className'> & {
  form: Submitting;
  /** The id of the Form, where the button stands outside it. */
  formId?: string;
  /** The verb, and how it is said while it is under way: «Save», «Saving». */
  label: string;
  busyLabel: string;
  /** Something that belongs to it is still on its way, such as an upload. */
  isWaiting?: boolean;
};

/** Sends the form; while that is under way it says so, and cannot be pressed again. */
export function SubmitButton({ form, formId, label, busyLabel, isWaiting = false, ...button }: SubmitButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      form={formId}
      variant="primary"
      isBusy={form.isSubmitting}
      busyLabel={busyLabel}
      disabled={isWaiting || form.problems.throttled !== null}
    >
      {label}
    </Button>
  );
}

import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { loadFormProblem, ProblemOfForm } from '#ui/form/ProblemOfForm.tsx';
import type { useSubmission } from '#ui/form/useSubmission.ts';

type PublicFormProps = {
  submission: ReturnType<typeof useSubmission>;
  /** What the button says, and what it says while sending. */
  label: string;
  busyLabel: string;
  /** Fetches what sending needs, while the form is filled in. */
  preload?: () => Promise<unknown>;
  children: ReactNode;
};

/** A form of the public screens: what is wrong with it, its fields, and the one button. */
export function PublicForm({ submission, label, busyLabel, preload, children }: PublicFormProps) {
  const { submit, reconsider, isSubmitting, problems, clear } = submission;

  /** A failure shows when it is sent. */
  function fetchAhead() {
    Promise.all([loadFormProblem(), preload?.()]).catch(() => {});
  }

  return (
    <form
      noValidate
      // Not even without any script do these fields get into a URL.
      method="post"
      onChange={(event) => {
        fetchAhead();
        reconsider(event);
      }}
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      <ProblemOfForm problems={problems} onThrottleOver={clear} />
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isWide
        isBusy={isSubmitting}
        busyLabel={busyLabel}
        disabled={problems.throttled !== null}
      >
        {label}
      </Button>
    </form>
  );
}

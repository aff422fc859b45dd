import { useRef, type ComponentProps } from 'react';
import { Button } from '../Button.tsx';
import { SubmitButton } from './Form.tsx';

type SaveRowProps = Pick<ComponentProps<typeof SubmitButton>, 'label' | 'isWaiting'> & {
  form: ComponentProps<typeof SubmitButton>['form'] & { isDirty: boolean; reset: () => void };
  /** Leaves only its room, so that nothing below moves when saving is allowed or forbidden meanwhile. */
  isReadOnly?: boolean;
};

/** The foot of a form that stays on its screen: to save, and once something was changed, to go back to what was. */
export function SaveRow({ form, isReadOnly = false, ...save }: SaveRowProps) {
  const submit = useRef<HTMLButtonElement>(null);

  function discard() {
    form.reset();
    // The button goes with the changes.
    submit.current?.focus();
  }

  if (isReadOnly) return <div aria-hidden className="h-8" />;
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton ref={submit} form={form} busyLabel="Saving" {...save} />
      {form.isDirty && (
        <Button variant="ghost" onClick={discard}>
          Discard changes
        </Button>
      )}
    </div>
  );
}

import { useRef, type ComponentProps } from 'react';
import { Button } from '../Button.tsx';
import { SubmitButton } from './Form.tsx';

type SaveRowProps = Pick<ComponentProps<typeof SubmitButton>, 'label' | 'isWaiting'> & {
  form: ComponentProps<typeof SubmitButton>['form'] & { isDirty: boolean; reset: () => void };
};

/** The foot of a form that stays on its screen: to save, and once something was changed, to go back to what was. */
export function SaveRow({ form, ...save }: SaveRowProps) {
  const submit = useRef<HTMLButtonElement>(null);

  function discard() {
    form.reset();
    // The button goes with the changes.
    submit.current?.focus();
  }

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

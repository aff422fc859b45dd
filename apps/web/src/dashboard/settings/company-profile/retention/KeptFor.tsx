import { Checkbox } from '#ui/Checkbox.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { type FieldBinding } from '#ui/form/useForm.ts';

type KeptForProps = {
  label: string;
  hint: string;
  /** What the number counts: «Days after their last message». */
  after: string;
  isReadOnly: boolean;
  limits: FieldBinding<boolean>;
  days: FieldBinding<number | null>;
};

/** One kind of data: whether it is deleted, and after how many days. */
export function KeptFor({ label, hint, after, isReadOnly, limits, days }: KeptForProps) {
  return (
    <div className="grid gap-2">
      <Checkbox isDisabled={isReadOnly} {...limits}>
        {label}
      </Checkbox>
      <p className="-mt-1.5 pl-6 text-xs text-pretty text-ink-muted">{hint}</p>
      {limits.value && (
        <NumberField label={after} className="max-w-80 pl-6" min={1} max={3650} isDisabled={isReadOnly} {...days} />
      )}
    </div>
  );
}

import { type FieldBinding } from '#ui/form/useForm.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { Progress } from '#ui/progress/Progress.tsx';
import { passwordStrength } from './passwordStrength.ts';

/** Where a new password is chosen, with how strong it is beneath while it is typed. */
export function NewPasswordField(field: FieldBinding<string>) {
  const strength = passwordStrength(field.value);
  return (
    <div className="grid gap-2">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. A few unrelated words make a good one."
        {...field}
      />
      {strength && <Progress label="Strength" share={strength.share} tone={strength.tone} />}
      {/* Stands there from the start: what appears with its text is not read out. */}
      <output className="text-xs text-ink-muted empty:hidden">{strength && `Strength: ${strength.word}`}</output>
    </div>
  );
}

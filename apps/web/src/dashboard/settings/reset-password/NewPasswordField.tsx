import { type FieldBinding } from '#ui/form/useForm.ts';
import { PASSWORD_HINT } from '#ui/passwordHint.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { Progress } from '#ui/progress/Progress.tsx';
import { passwordStrength } from './passwordStrength.ts';

/** Where a new password is chosen, with how strong it is beneath while it is typed. */
export function NewPasswordField(field: FieldBinding<string>) {
  const strength = passwordStrength(field.value);
  return (
    <div className="grid gap-2">
      <PasswordField label="New password" autoComplete="new-password" hint={PASSWORD_HINT} {...field} />
      {strength && <Progress label="Strength" share={strength.share} tone={strength.tone} />}
      {/* Stands there from the start, and is seen: what appears with its text, or is not drawn, is not read out. */}
      <output className="text-xs text-ink-muted empty:-mt-2">{strength && `Strength: ${strength.word}`}</output>
    </div>
  );
}

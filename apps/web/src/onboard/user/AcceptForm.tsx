import { useRevalidator } from 'react-router-dom';
import { GraphQLRequestError } from '#relay/transport.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { PASSWORD_HINT } from '#ui/passwordHint.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { acceptSchema } from './acceptForm.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { type Invitation } from './loadInvitation.ts';
import { PICTURE_STEP } from './pictureStep.ts';

/** What somebody who is invited says of themselves, and the way in. */
export function AcceptForm({ invitation }: { invitation: Invitation }) {
  const { token, email, needsPassword } = invitation;
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema: acceptSchema(needsPassword),
    initial: { name: invitation.name, password: '', phone: invitation.phone ?? '', rememberMe: true },
    async send(input) {
      try {
        await acceptInvitation({ ...input, token });
      } catch (error) {
        // The invitation stands otherwise by now: the screen says how.
        if (error instanceof GraphQLRequestError && error.code === 'INVALID_TOKEN') return revalidate();
        throw error;
      }
      // Loaded anew: nothing in memory belongs to this person yet. The link is spent, and history need not keep it.
      window.location.replace(PICTURE_STEP);
    },
  });
  const { value: rememberMe, onChange: setRememberMe } = form.field('rememberMe');

  return (
    <Form form={form}>
      <input type="email" name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <TextField label="Your name" autoComplete="name" density="comfortable" {...form.field('name')} />
      {needsPassword && (
        <PasswordField
          label="Password"
          autoComplete="new-password"
          density="comfortable"
          hint={PASSWORD_HINT}
          {...form.field('password')}
        />
      )}
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        density="comfortable"
        hint="Optional. Your colleagues see it."
        {...form.field('phone')}
      />
      {token && (
        <Checkbox value={rememberMe} onChange={setRememberMe}>
          Keep me signed in for 30 days
        </Checkbox>
      )}
      <SubmitButton form={form} label="Accept and join" busyLabel="Joining" size="lg" isWide />
    </Form>
  );
}

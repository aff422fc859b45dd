import { graphql, useFragment } from 'react-relay/hooks';
import * as v from 'valibot';
import { type DeleteCompanyDialog_client$key } from '#generated/DeleteCompanyDialog_client';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { deleteCompany } from './deleteCompany.ts';

const FORM = 'delete-company';

type DeleteCompanyDialogProps = { client: DeleteCompanyDialog_client$key; hasPassword: boolean; onClose: () => void };

/** Asks whether it is meant, by the company's name and the password. Default export: loaded lazily. */
export default function DeleteCompanyDialog({ client, hasPassword, onClose }: DeleteCompanyDialogProps) {
  const { name } = useFragment(
    graphql`
      fragment DeleteCompanyDialog_client on Client {
        name
      }
    `,
    client,
  );
  const form = useForm({
    schema: v.object({
      name: v.pipe(
        v.string(),
        v.check((typed) => typed === name, `Enter the company’s name exactly as it is: ${name}`),
      ),
      password: v.pipe(
        v.string(),
        v.check((typed) => !hasPassword || typed !== '', 'Enter your password.'),
      ),
    }),
    initial: { name: '', password: '' },
    send: deleteCompany,
  });

  return (
    <Dialog
      isOpen
      title={`Delete ${name}?`}
      description="This cannot be undone. If you want to keep anything, export your data first."
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Keep the company
          </Button>
          <Button
            variant="danger"
            type="submit"
            form={FORM}
            isBusy={form.isSubmitting}
            busyLabel="Deleting"
            disabled={form.problems.throttled !== null}
          >
            Delete for good
          </Button>
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextField
          label={`Type “${name}” to confirm`}
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is there to be filled in
          autoFocus
          {...form.field('name')}
        />
        {hasPassword ? (
          <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
        ) : (
          <FormNotice tone={form.field('password').error ? 'critical' : 'neutral'}>
            {form.field('password').error ??
              'You sign in with Google. To delete the company, you must have signed in within the last 15 minutes.'}
          </FormNotice>
        )}
      </Form>
    </Dialog>
  );
}

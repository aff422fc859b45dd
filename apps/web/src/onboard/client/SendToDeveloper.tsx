import { useState } from 'react';
import * as v from 'valibot';
import { Form } from '#ui/form/Form.tsx';
import { Button } from '#ui/Button.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { TextField } from '#ui/TextField.tsx';
import { useSendInstallInstructions } from './useSendInstallInstructions.ts';

const schema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter their email address.'),
    v.email('Enter a full email address, such as name@company.com.'),
  ),
});

/** Mails the instructions to whoever looks after the site. */
export function SendToDeveloper() {
  const send = useSendInstallInstructions();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    schema,
    initial: { email: '' },
    async send({ email }) {
      setSentTo(null);
      await send({ email });
      setSentTo(email);
      form.change({ email: '' });
    },
  });

  return (
    <Form form={form} className="grid gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label="Their email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-0 flex-1 basis-52"
          {...form.field('email')}
        />
        <Button
          type="submit"
          className="mt-6 max-md:mt-0 max-md:!h-10"
          isBusy={form.isSubmitting}
          busyLabel="Sending"
          disabled={form.problems.throttled !== null}
        >
          Send the instructions
        </Button>
      </div>
      {sentTo && <FormNotice tone="neutral">The instructions are on their way to {sentTo}.</FormNotice>}
    </Form>
  );
}

import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { type ConnectZendesk } from '#generated/ConnectZendesk';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';
import { integrationsChanged } from '../useIntegrationEvents.ts';

const SCHEMA = v.object({
  subdomain: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the name that your account has at Zendesk.')),
  email: v.pipe(v.string(), v.trim(), v.email('Enter an email address such as maya@company.com.')),
  apiToken: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter an API token.')),
});

type ZendeskAccessFormProps = {
  /** Of the account that is connected. */
  subdomain?: string;
  /** Where it is renewed, and may stay as it is. */
  onClose?: () => void;
};

/** What lets Parley into an account at Zendesk. The token is sent, and never shown again. */
export function ZendeskAccessForm({ subdomain = '', onClose }: ZendeskAccessFormProps) {
  const [connect] = useAsyncMutation<ConnectZendesk>(graphql`
    mutation ConnectZendesk($input: ConnectZendeskInput!) {
      connectZendesk(input: $input) {
        id
        kind
        client {
          id
          integratedWithZendesk
        }
        ...IntegrationHeader_integration
        ...ZendeskSettings_integration
      }
    }
  `);
  const form = useForm({
    schema: SCHEMA,
    initial: { subdomain, email: '', apiToken: '' },
    async send(input) {
      await connect({ input });
      integrationsChanged();
      notify({ kind: 'success', title: 'Zendesk is connected' });
      onClose?.();
    },
  });
  return (
    <Form form={form}>
      <TextField
        label="Subdomain"
        hint="As in the address of your helpdesk: northwind.zendesk.com."
        placeholder="northwind"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('subdomain')}
      />
      <TextField
        label="Email of an administrator"
        hint="Of the person at Zendesk whose token it is."
        type="email"
        autoComplete="off"
        {...form.field('email')}
      />
      <PasswordField
        label="API token"
        hint="Made in Zendesk’s Admin Center, under Apps and integrations, APIs. It is kept encrypted and never shown again."
        autoComplete="off"
        {...form.field('apiToken')}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} label="Connect" busyLabel="Connecting" />
        {onClose && (
          <Button variant="ghost" disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}

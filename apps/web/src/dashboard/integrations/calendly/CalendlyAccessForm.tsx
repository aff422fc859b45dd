import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { type ConnectCalendly } from '#generated/ConnectCalendly';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { notify } from '#ui/toast.ts';
import { integrationsChanged } from '../useIntegrationEvents.ts';

const SCHEMA = v.object({ token: v.pipe(v.string(), v.trim(), v.nonEmpty('Paste a personal access token.')) });

type CalendlyAccessFormProps = {
  /** Where tokens are made. */
  tokenPage: string;
  /** Where it is renewed, and may stay as it is. */
  onClose?: () => void;
};

/** What lets Parley into an account at Calendly. The token is sent, and never shown again. */
export function CalendlyAccessForm({ tokenPage, onClose }: CalendlyAccessFormProps) {
  const [connect] = useAsyncMutation<ConnectCalendly>(graphql`
    mutation ConnectCalendly($token: String!) {
      connectCalendly(token: $token) {
        id
        kind
        client {
          id
          integratedWithCalendly
        }
        ...IntegrationHeader_integration
        ...CalendlySettings_integration
      }
    }
  `);
  const form = useForm({
    schema: SCHEMA,
    initial: { token: '' },
    async send({ token }) {
      await connect({ token });
      integrationsChanged();
      notify({ kind: 'success', title: 'Calendly is connected' });
      onClose?.();
    },
  });
  return (
    <Form form={form}>
      <PasswordField
        label="Personal access token"
        hint="It is kept encrypted and never shown again."
        autoComplete="off"
        {...form.field('token')}
      />
      <p className="text-dense text-pretty text-ink-muted">
        Made at Calendly under Integrations, API and webhooks.{' '}
        <a href={tokenPage} target="_blank" rel="noreferrer" className="link">
          Open that page
        </a>
      </p>
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

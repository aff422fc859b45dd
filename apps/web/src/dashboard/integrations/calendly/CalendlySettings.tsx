import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import * as v from 'valibot';
import { type CalendlySettings_integration$key } from '#generated/CalendlySettings_integration';
import { type UpdateCalendlySettings } from '#generated/UpdateCalendlySettings';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { UnsavedChanges } from '#ui/dialogs/UnsavedChanges.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { SaveRow } from '#ui/form/SaveRow.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Section } from '#ui/Section.tsx';
import { notify } from '#ui/toast.ts';
import { CalendlyAccessForm } from './CalendlyAccessForm.tsx';
import { EventTypes } from './EventTypes.tsx';

/** The option that stands for no event type. */
const NONE = 'none';
const SETTINGS = v.object({
  defaultEventTypeUri: v.pipe(
    v.string(),
    v.transform((uri) => (uri === NONE ? null : uri)),
  ),
});

type CalendlySettingsProps = { integration: CalendlySettings_integration$key; tokenPage: string };

/** What can be booked, what new steps of flows begin with, and by whose access. */
export function CalendlySettings({ integration: key, tokenPage }: CalendlySettingsProps) {
  const { id, accountName, calendly, ...integration } = useFragment(
    graphql`
      fragment CalendlySettings_integration on Integration {
        id
        accountName
        calendly {
          isTold
          defaultEventTypeUri
          eventTypes {
            uri
            name
            isActive
          }
        }
        ...EventTypes_integration
      }
    `,
    key,
  );
  const [isRenewing, setIsRenewing] = useState(false);
  const [save] = useAsyncMutation<UpdateCalendlySettings>(graphql`
    mutation UpdateCalendlySettings($id: ID!, $defaultEventTypeUri: String) {
      updateCalendlySettings(id: $id, defaultEventTypeUri: $defaultEventTypeUri) {
        ...CalendlySettings_integration
      }
    }
  `);
  const form = useForm({
    schema: SETTINGS,
    initial: { defaultEventTypeUri: calendly?.defaultEventTypeUri ?? NONE },
    async send({ defaultEventTypeUri }) {
      await save({ id, defaultEventTypeUri });
      notify({ kind: 'success', title: 'Settings saved' });
    },
  });
  const bookable = (calendly?.eventTypes ?? []).filter(({ isActive }) => isActive);

  return (
    <div className="mx-auto w-full max-w-[760px] px-5 pt-6 pb-16 max-md:px-4 max-md:pt-5">
      <UnsavedChanges hasChanges={form.isDirty} what="The event type of new steps that you have chosen" />
      {calendly && !calendly.isTold && (
        <div className="mb-5">
          <FormNotice tone="neutral">
            Calendly does not tell Parley of changes: it does so on its paid plans, and to an address that it can reach.
            What is moved or canceled at Calendly is not seen here. “Test connection” asks again.
          </FormNotice>
        </div>
      )}
      <EventTypes integration={integration} />
      <Section title="New steps" description="What a Calendly step begins with when it is put into a flow.">
        <Form form={form} className="grid gap-4">
          <Select
            label="Event type"
            options={[
              { id: NONE, label: 'None, it is chosen in the step' },
              ...bookable.map(({ uri, name }) => ({ id: uri, label: name })),
            ]}
            {...form.field('defaultEventTypeUri')}
          />
          <SaveRow form={form} label="Save" />
        </Form>
      </Section>
      <Section
        title="Access"
        description={`Parley uses the account of ${accountName} with a personal access token, which is kept encrypted.`}
      >
        {isRenewing ? (
          <CalendlyAccessForm tokenPage={tokenPage} onClose={() => setIsRenewing(false)} />
        ) : (
          <Button onClick={() => setIsRenewing(true)}>Connect again</Button>
        )}
      </Section>
    </div>
  );
}

import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type UpdateZendeskSettings } from '#generated/UpdateZendeskSettings';
import { type ZendeskSettings_integration$key } from '#generated/ZendeskSettings_integration';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { UnsavedChanges } from '#ui/dialogs/UnsavedChanges.tsx';
import { Button } from '#ui/Button.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SaveRow } from '#ui/form/SaveRow.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Section } from '#ui/Section.tsx';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';
import { TicketFields } from './TicketFields.tsx';
import { ZendeskAccessForm } from './ZendeskAccessForm.tsx';
import { initialOf, NO_GROUP, OURS, PRIORITIES, SETTINGS, TRANSCRIPTS, TRIGGERS } from './zendeskForm.ts';

/** How conversations become tickets, and by whose access. */
export function ZendeskSettings({ integration: key }: { integration: ZendeskSettings_integration$key }) {
  const { id, accountName, zendesk } = useFragment(
    graphql`
      fragment ZendeskSettings_integration on Integration {
        id
        accountName
        zendesk {
          subdomain
          createTicketOn
          groupId
          groups {
            id
            name
          }
          tags
          priorityMap {
            none
            low
            medium
            high
            urgent
          }
          transcript
          ticketFields {
            id
            title
          }
          fieldMap {
            fieldId
            source
          }
        }
      }
    `,
    key,
  );
  const [isRenewing, setIsRenewing] = useState(false);
  const [save] = useAsyncMutation<UpdateZendeskSettings>(graphql`
    mutation UpdateZendeskSettings($id: ID!, $settings: ZendeskSettingsInput!) {
      updateZendeskSettings(id: $id, settings: $settings) {
        ...ZendeskSettings_integration
      }
    }
  `);
  const form = useForm({
    schema: SETTINGS,
    initial: initialOf(zendesk),
    async send({ none, low, medium, high, urgent, ...settings }) {
      await save({ id, settings: { ...settings, priorityMap: { none, low, medium, high, urgent } } });
      notify({ kind: 'success', title: 'Settings saved' });
    },
  });
  const groups = (zendesk?.groups ?? []).map((group) => ({ id: group.id, label: group.name }));

  return (
    <div className="mx-auto w-full max-w-[760px] px-5 pt-6 pb-16 max-md:px-4 max-md:pt-5">
      <UnsavedChanges hasChanges={form.isDirty} what="Your changes to the settings" isInQuery />
      <Form form={form} className="grid">
        <Section title="Tickets" description="What becomes a ticket, and whose it is at Zendesk.">
          <div className="grid gap-4">
            <RadioGroup label="Create a ticket" options={TRIGGERS} {...form.field('createTicketOn')} />
            <RadioGroup label="Transcript" options={TRANSCRIPTS} {...form.field('transcript')} />
            <Select
              label="Group"
              hint="As Zendesk had them when it was last tested."
              options={[{ id: NO_GROUP, label: 'Zendesk decides' }, ...groups]}
              {...form.field('groupId')}
            />
            <TextField
              label="Tags"
              hint="Added to each ticket. Separate them with commas."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...form.field('tags')}
            />
          </div>
        </Section>
        <Section title="Priorities" description="What each priority of a conversation is at Zendesk.">
          <div className="grid grid-cols-5 gap-3 max-md:grid-cols-2">
            {OURS.map(({ id: name, label }) => (
              <Select key={name} label={label} options={PRIORITIES} {...form.field(name)} />
            ))}
          </div>
        </Section>
        <Section title="Ticket fields" description="What the fields of each new ticket are filled with.">
          <TicketFields fields={zendesk?.ticketFields ?? []} {...form.field('fieldMap')} />
        </Section>
        <div className="mt-5">
          <SaveRow form={form} label="Save" />
        </div>
      </Form>
      <Section title="Access" description={`Parley uses ${accountName} with an API token, which is kept encrypted.`}>
        {isRenewing ? (
          <ZendeskAccessForm subdomain={zendesk?.subdomain ?? ''} onClose={() => setIsRenewing(false)} />
        ) : (
          <Button onClick={() => setIsRenewing(true)}>Connect again</Button>
        )}
      </Section>
    </div>
  );
}

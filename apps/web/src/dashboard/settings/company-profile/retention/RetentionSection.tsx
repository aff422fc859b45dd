import { useDeferredValue, useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { safeParse } from 'valibot';
import { type RetentionSection_client$key } from '#generated/RetentionSection_client';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SaveRow } from '#ui/form/SaveRow.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Section } from '#ui/Section.tsx';
import { notify } from '#ui/toast.ts';
import { KeptFor } from './KeptFor.tsx';
import { changesOf, retentionSchema, savedRetention } from './retentionForm.ts';
import { RetentionPreview } from './RetentionPreview.tsx';
import { useUpdateRetention } from './useUpdateRetention.ts';

type RetentionSectionProps = {
  client: RetentionSection_client$key;
  isReadOnly: boolean;
  /** Told whether leaving now would lose something. */
  onDirtyChange: (isDirty: boolean) => void;
};

/** For how long conversations and visitors are kept; what would go at once stands there before it is saved. */
export function RetentionSection({ client, isReadOnly, onDirtyChange }: RetentionSectionProps) {
  const { retention } = useFragment(
    graphql`
      fragment RetentionSection_client on Client {
        retention {
          conversationDays
          visitorDays
        }
      }
    `,
    client,
  );
  const { updateRetention } = useUpdateRetention();
  const form = useForm({
    schema: retentionSchema,
    initial: savedRetention(retention),
    async send(input, changed) {
      await updateRetention(changesOf(input, changed));
      notify({ kind: 'success', title: 'Retention saved.' });
    },
  });
  useEffect(() => onDirtyChange(form.isDirty), [form.isDirty, onDirtyChange]);
  const { output, success } = safeParse(retentionSchema, form.values);
  // As text: the same question is the same, and what was answered stays while another one is.
  const asked = useDeferredValue(success && form.isDirty ? JSON.stringify(output) : LIMITLESS);

  return (
    <Section
      title="Data retention"
      description="Parley keeps conversations and visitors until you set a limit. Usage of your plan stays counted."
    >
      <Form form={form}>
        <KeptFor
          label="Delete resolved conversations"
          hint="Only resolved ones, with their messages and files."
          after="Days after their last message"
          isReadOnly={isReadOnly}
          limits={form.field('limitsConversations')}
          days={form.field('conversationDays')}
        />
        <KeptFor
          label="Delete visitors without conversations"
          hint="Their details and the pages they viewed. Blocked visitors are kept, so that they stay blocked."
          after="Days after they were last seen"
          isReadOnly={isReadOnly}
          limits={form.field('limitsVisitors')}
          days={form.field('visitorDays')}
        />
        {asked !== LIMITLESS && (
          <QueryBoundary what="numbers" fallback={null}>
            {(attempt) => <RetentionPreview asked={asked} fetchKey={attempt} />}
          </QueryBoundary>
        )}
        <SaveRow form={form} label="Save retention" isReadOnly={isReadOnly} />
      </Form>
    </Section>
  );
}

const LIMITLESS = JSON.stringify({ conversationDays: null, visitorDays: null });

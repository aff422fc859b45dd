import { useState } from 'react';
import { Plus, X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type UpdateVisitor } from '#generated/UpdateVisitor';
import { type VisitorDialog_visitor$key } from '#generated/VisitorDialog_visitor';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { useLeaveQuestion } from '#ui/dialogs/useLeaveQuestion.tsx';
import { Dialog } from '#ui/overlays.ts';
import { FieldError } from '#ui/FieldError.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';
import { MergeVisitor } from './MergeVisitor.tsx';
import { visitorSchema } from './visitorForm.ts';

const FORM = 'visitor';

type VisitorDialogProps = { visitor: VisitorDialog_visitor$key; onClose: () => void };

/** Corrects what is known of a visitor, or makes them one with another. Default export: loaded lazily. */
export default function VisitorDialog({ visitor: key, onClose }: VisitorDialogProps) {
  const visitor = useFragment(
    graphql`
      fragment VisitorDialog_visitor on Visitor {
        id
        name
        email
        phone
        attributes {
          name
          value
        }
        ...MergeVisitor_visitor
      }
    `,
    key,
  );
  const [isMerging, setIsMerging] = useState(false);
  const [updateVisitor] = useAsyncMutation<UpdateVisitor>(graphql`
    mutation UpdateVisitor($input: UpdateVisitorInput!) {
      updateVisitor(input: $input) {
        ...ContactFacts_visitor
        ...Attributes_visitor
        ...VisitorDialog_visitor
        # Their name stands in each of them, also while no live event comes.
        renamed: conversations(first: 20) {
          id
          version
          visitorName
          visitorEmail
        }
      }
    }
  `);
  const form = useForm({
    schema: visitorSchema,
    initial: {
      name: visitor.name,
      email: visitor.email ?? '',
      phone: visitor.phone ?? '',
      attributes: visitor.attributes.map(({ name, value }) => ({ name, value })),
    },
    async send(input, changed) {
      // The site, a form or a colleague may have said the rest meanwhile.
      const corrected = Object.fromEntries(Object.entries(input).filter(([name]) => changed.has(name)));
      await updateVisitor({ input: { visitorId: visitor.id, ...corrected } });
      notify({ kind: 'success', title: 'Contact saved.' });
      onClose();
    },
  });
  const { attributes } = form.values;
  const { unlessDirty, question } = useLeaveQuestion(form.isDirty, onClose);
  const close = unlessDirty(onClose);
  const setAttributes = (next: typeof attributes) => form.change({ attributes: next });

  if (isMerging) return <MergeVisitor visitor={visitor} onBack={() => setIsMerging(false)} onClose={onClose} />;
  return (
    <>
      <Dialog
        isOpen
        size="sm"
        title="Contact"
        isBusy={form.isSubmitting}
        onClose={close}
        footer={
          <>
            <Button variant="ghost" className="mr-auto" disabled={form.isSubmitting} onClick={() => setIsMerging(true)}>
              Merge…
            </Button>
            <Button disabled={form.isSubmitting} onClick={close}>
              Cancel
            </Button>
            <SubmitButton form={form} formId={FORM} label="Save" busyLabel="Saving" />
          </>
        }
      >
        <Form form={form} id={FORM}>
          <TextField label="Name" autoComplete="off" {...form.field('name')} />
          <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
          <TextField label="Phone" type="tel" autoComplete="off" {...form.field('phone')} />
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 text-dense font-medium">Attributes</legend>
            {attributes.map((attribute, index) => (
              // They have no other name than the one being typed.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={index} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-start gap-2">
                <TextField
                  label={`Name of attribute ${index + 1}`}
                  isLabelHidden
                  placeholder="Name"
                  value={attribute.name}
                  onChange={(name) => setAttributes(attributes.with(index, { ...attribute, name }))}
                />
                <TextField
                  label={`Value of attribute ${index + 1}`}
                  isLabelHidden
                  placeholder="Value"
                  value={attribute.value}
                  onChange={(value) => setAttributes(attributes.with(index, { ...attribute, value }))}
                />
                <IconButton
                  icon={X}
                  label={`Remove attribute ${index + 1}`}
                  onClick={() => setAttributes(attributes.toSpliced(index, 1))}
                />
              </div>
            ))}
            <FieldError id="visitor-attributes">{form.field('attributes').error}</FieldError>
            <Button
              size="sm"
              variant="ghost"
              className="justify-self-start"
              icon={<Plus aria-hidden className="size-4" />}
              onClick={() => setAttributes([...attributes, { name: '', value: '' }])}
            >
              Add an attribute
            </Button>
          </fieldset>
        </Form>
      </Dialog>
      {question}
    </>
  );
}

import { useState } from 'react';
import * as v from 'valibot';
import { AttachButton } from '#dashboard/inbox/composer/AttachButton.tsx';
import { AttachmentTray } from '#dashboard/inbox/composer/AttachmentTray.tsx';
import { toStoredFile, type StoredFile } from '#dashboard/inbox/composer/storedFile.ts';
import { useAttachments } from '#dashboard/inbox/composer/useAttachments.ts';
import { Button } from '#ui/Button.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useTellDirty } from '#ui/managed-list/useTellDirty.ts';
import { TextField } from '#ui/TextField.tsx';
import { type CannedReply } from './cannedReplies.ts';
import { useSaveCannedReply } from './useSaveCannedReply.ts';
import { VariableButtons } from './VariableButtons.tsx';

const Fields = v.object({
  shortcut: v.pipe(
    v.string(),
    v.trim(),
    v.transform((typed) => typed.replace(/^\//, '')),
    v.nonEmpty('Enter a shortcut.'),
    v.regex(/^[\p{L}\p{N}_-]*$/u, 'Use letters, digits, - and _ only.'),
  ),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a title.')),
  folder: v.pipe(v.string(), v.trim()),
  body: v.pipe(v.string(), v.maxLength(5000, 'Use at most 5,000 characters.')),
  scope: v.picklist(['All', 'Me']),
});

type CannedReplyFormProps = {
  reply: CannedReply | null;
  /** Whether closing now would lose something. */
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
};

/** One canned reply to write. */
export function CannedReplyForm({ reply, onDirty, onDone, onCancel }: CannedReplyFormProps) {
  const { saveCannedReply } = useSaveCannedReply(reply?.id ?? null);
  const [saved] = useState<readonly StoredFile[]>(() => reply?.attachments.map(toStoredFile) ?? []);
  const [files, setFiles] = useState(saved);
  const [onStored] = useState(() => (file: StoredFile) => setFiles((before) => [...before, file]));
  const { items, add, coming } = useAttachments({ count: files.length, onStored });
  const form = useForm({
    schema: Fields,
    initial: {
      shortcut: reply?.shortcut ?? '',
      title: reply?.title ?? '',
      folder: reply?.folder ?? '',
      body: reply?.body ?? '',
      scope: reply?.scope ?? 'All',
    },
    async send(fields) {
      await saveCannedReply({ ...fields, attachmentIds: files.map(({ id }) => id) });
      onDone();
    },
  });
  const hasOtherFiles = files !== saved && !form.isSubmitting;
  useTellDirty(form.isDirty || hasOtherFiles || coming > 0, onDirty);

  return (
    <Form form={form}>
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <TextField
          label="Shortcut"
          hint="Typed as /shortcut"
          // Whoever opens it types into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          {...form.field('shortcut')}
        />
        <TextField label="Folder" hint="Optional" {...form.field('folder')} />
      </div>
      <TextField label="Title" {...form.field('title')} />
      <TextArea label="Text" rows={4} {...form.field('body')} />
      <VariableButtons onPut={(variable) => form.change({ body: form.values.body + variable })} />
      <div className="-mx-3">
        <AttachmentTray
          files={files}
          items={items}
          onRemove={(id) => setFiles((before) => before.filter((file) => file.id !== id))}
        />
      </div>
      <RadioGroup
        label="Who can use it"
        orientation="horizontal"
        options={[
          { id: 'All', label: 'Everybody' },
          { id: 'Me', label: 'Only you' },
        ]}
        {...form.field('scope')}
      />
      <div className="flex items-center gap-2">
        <AttachButton onFiles={add} />
        <span className="ml-auto flex gap-2">
          <Button onClick={onCancel}>Cancel</Button>
          {coming > 0 ? (
            <Button variant="primary" disabled>
              Save
            </Button>
          ) : (
            <SubmitButton form={form} label="Save" busyLabel="Saving" />
          )}
        </span>
      </div>
    </Form>
  );
}

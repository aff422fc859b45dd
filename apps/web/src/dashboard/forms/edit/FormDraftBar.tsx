import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { FormContent } from '@parley/form/form';
import type { FormProblem } from '@parley/form/lintForm';
import { newForm } from '@parley/form/newForm';
import { changesBetween } from '@parley/versioning/changesBetween';
import type { FormDraftBarDiscardMutation } from '#generated/FormDraftBarDiscardMutation';
import type { FormDraftBarPublishMutation } from '#generated/FormDraftBarPublishMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog, Dialog } from '#ui/overlays.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { notify } from '#ui/toast.ts';
import { ChangeList } from '#versioning/ChangeList.tsx';
import { DraftBar } from '#versioning/DraftBar.tsx';
import { PublishDialog } from '#versioning/PublishDialog.tsx';
import type { useDraft } from '#versioning/useDraft.ts';
import { formsChanged } from '../formChanges.ts';
import { FORM_WORDS } from './formDraft.ts';
import { formValue } from './formValue.ts';

type FormDraftBarProps = {
  id: string;
  published: { readonly number: number; readonly content: FormContent } | null;
  draft: ReturnType<typeof useDraft<FormContent>>;
  problems: readonly FormProblem[];
  isReadOnly: boolean;
  onOpenField: (id: string) => void;
};

/** How the draft of a form stands, and the way to publish or discard it. */
export function FormDraftBar({ id, published, draft, problems, isReadOnly, onOpenField }: FormDraftBarProps) {
  const [open, setOpen] = useState<'changes' | 'problems' | 'publish' | 'discard' | null>(null);
  const [publish] = useAsyncMutation<FormDraftBarPublishMutation>(graphql`
    mutation FormDraftBarPublishMutation($input: PublishFormInput!) {
      publishForm(input: $input) {
        id
        name
        status
        published {
          id
          number
          content
        }
        ...formDraft_form @relay(mask: false)
      }
    }
  `);
  const [discard, isDiscarding] = useAsyncMutation<FormDraftBarDiscardMutation>(graphql`
    mutation FormDraftBarDiscardMutation($id: ID!) {
      discardFormDraft(id: $id) {
        id
        ...formDraft_form @relay(mask: false)
      }
    }
  `);
  const { content: form, revision, state, failure } = draft;
  const before = published?.content ?? newForm({ name: form.name });
  const changes = published ? changesBetween(before, form).length : Math.max(1, changesBetween(before, form).length);
  const isBroken = problems.some(({ severity }) => severity === 'Error');
  const close = () => setOpen(null);

  async function publishDraft(note: string) {
    const { publishForm } = await publish({ input: { formTemplateId: id, revision, note } });
    close();
    formsChanged();
    notify({ kind: 'success', title: `Version ${publishForm.published?.number ?? 1} is live` });
  }

  async function discardDraft() {
    const was = form;
    try {
      const { discardFormDraft } = await discard({ id });
      draft.take(discardFormDraft.draft);
      close();
      notify({
        kind: 'success',
        title: 'Changes discarded',
        action: { label: 'Undo', onAction: () => draft.change(() => was) },
      });
    } catch (error) {
      notify({ kind: 'error', title: 'The changes were not discarded', detail: messageOf(error) });
    }
  }

  const list = (
    <ul aria-label="Problems" className="divide-y divide-line rounded-card border border-line text-dense">
      {problems.map(({ code, severity, fieldId, path, message }) => (
        <li key={`${code} ${fieldId} ${path}`} className="flex flex-wrap gap-x-2 px-3 py-2">
          <span className={severity === 'Error' ? 'text-critical' : 'text-caution'}>{severity}</span>
          <span className="min-w-0 flex-1">{message}</span>
          {fieldId && (
            <TextButton
              onClick={() => {
                close();
                onOpenField(fieldId);
              }}
            >
              Open question
            </TextButton>
          )}
        </li>
      ))}
    </ul>
  );

  return (
    <>
      <DraftBar
        changes={changes}
        state={state}
        failure={failure}
        isReadOnly={isReadOnly}
        onRetry={draft.retry}
        problems={problems.length}
        onShowProblems={() => setOpen('problems')}
        onShowChanges={() => setOpen('changes')}
        onDiscard={() => setOpen('discard')}
        onPublish={() => setOpen('publish')}
      />
      <PublishDialog
        isOpen={open === 'publish'}
        name={form.name}
        description="Visitors who are asked from now on see this. Who has begun keeps the questions they were asked."
        before={before}
        after={form}
        words={FORM_WORDS}
        valueWords={formValue}
        obstacle={OBSTACLES[state] ?? (isBroken ? 'Something would not work for visitors. Mend it first.' : null)}
        warnings={problems.length > 0 && list}
        onPublish={publishDraft}
        onClose={close}
      />
      <Dialog
        isOpen={open === 'problems'}
        title="What could be better"
        description="Errors keep it from being published; warnings do not."
        onClose={close}
      >
        {problems.length > 0 ? list : <p className="text-dense text-ink-muted">Everything is in order.</p>}
      </Dialog>
      <Dialog isOpen={open === 'changes'} title="Not published yet" onClose={close}>
        <ChangeList label="Changes" before={before} after={form} words={FORM_WORDS} valueWords={formValue} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'discard'}
        title={`Discard ${changes === 1 ? 'one change' : `${changes} changes`}?`}
        message={
          published
            ? `The draft of ${form.name} goes back to version ${published.number}, which visitors see.`
            : `The draft of ${form.name} loses all of its questions.`
        }
        confirmLabel="Discard"
        isDanger
        isBusy={isDiscarding}
        onConfirm={() => void discardDraft()}
        onClose={close}
      />
    </>
  );
}

const SAVING = 'The last change is being saved.';
const OBSTACLES = {
  Saved: null,
  Saving: SAVING,
  Waiting: SAVING,
  Failed: 'The last change was not saved. Close this and try again.',
  Invalid: 'Something is not right yet: look for what is marked in red.',
  Conflict: 'Choose first whose change stays.',
} as const;

import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { changesBetween, type Json } from '@parley/versioning/changesBetween';
import type { AssistantDraftBar_assistant$key } from '#generated/AssistantDraftBar_assistant';
import type { AssistantDraftBarDiscardMutation } from '#generated/AssistantDraftBarDiscardMutation';
import type { AssistantDraftBarPublishMutation } from '#generated/AssistantDraftBarPublishMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog, Dialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';
import { ChangeList } from '#versioning/ChangeList.tsx';
import { DraftBar } from '#versioning/DraftBar.tsx';
import { PublishDialog } from '#versioning/PublishDialog.tsx';
import type { useDraft } from '#versioning/useDraft.ts';
import { useAssistantEditor } from './assistantEditor.ts';
import { CHANGE_WORDS } from './changeWords.ts';
import { configValue } from './configValue.ts';
import { readableConfig, withNamed } from './readableConfig.ts';
import { ProblemList } from './ProblemList.tsx';
import { useConfigProblems } from './useConfigProblems.ts';

type AssistantDraftBarProps = {
  assistant: AssistantDraftBar_assistant$key;
  draft: ReturnType<typeof useDraft<AssistantConfig>>;
};

/** How the draft of an assistant stands, and the way to publish or discard it. */
export function AssistantDraftBar({ assistant: key, draft }: AssistantDraftBarProps) {
  const {
    id,
    title,
    published,
    draft: saved,
  } = useFragment(
    graphql`
      fragment AssistantDraftBar_assistant on Assistant {
        id
        title
        published {
          number
          config
          ...versionNames_version @relay(mask: false)
        }
        draft {
          isSomebodyOnline
        }
      }
    `,
    key,
  );
  const editor = useAssistantEditor();
  const [open, setOpen] = useState<'changes' | 'problems' | 'publish' | 'discard' | null>(null);
  const problems = useConfigProblems(saved.isSomebodyOnline);
  const isBroken = problems.some(({ severity }) => severity === 'Error');
  const [publish] = useAsyncMutation<AssistantDraftBarPublishMutation>(graphql`
    mutation AssistantDraftBarPublishMutation($input: PublishAssistantInput!) {
      publishAssistant(input: $input) {
        id
        title
        avatar
        draft {
          hasChanges
        }
        published {
          id
          number
          config
          ...versionNames_version @relay(mask: false)
          note
          publishedAt
          publishedByName
        }
      }
    }
  `);
  const [discard, isDiscarding] = useAsyncMutation<AssistantDraftBarDiscardMutation>(graphql`
    mutation AssistantDraftBarDiscardMutation($id: ID!) {
      discardAssistantDraft(id: $id) {
        id
        ...assistantDraft_assistant @relay(mask: false)
      }
    }
  `);
  const { content: config, revision, state, failure } = draft;
  const changes = changesBetween(published.config, config).length;
  const readable = (content: Json) => readableConfig(content, withNamed(editor, [published]));
  const close = () => setOpen(null);

  async function publishDraft(note: string) {
    const { publishAssistant } = await publish({ input: { assistantId: id, revision, note } });
    close();
    notify({ kind: 'success', title: `Version ${publishAssistant.published.number} is live` });
  }

  async function discardDraft() {
    const before = config;
    try {
      const { discardAssistantDraft } = await discard({ id });
      draft.take({ content: discardAssistantDraft.draft.config, revision: discardAssistantDraft.draft.revision });
      close();
      notify({
        kind: 'success',
        title: 'Changes discarded',
        action: { label: 'Undo', onAction: () => draft.change(() => before) },
      });
    } catch (error) {
      notify({ kind: 'error', title: 'The changes were not discarded', detail: messageOf(error) });
    }
  }

  return (
    <>
      <DraftBar
        changes={changes}
        state={state}
        failure={failure}
        isReadOnly={editor.isReadOnly}
        onRetry={draft.retry}
        problems={problems.length}
        onShowProblems={() => setOpen('problems')}
        onShowChanges={() => setOpen('changes')}
        onDiscard={() => setOpen('discard')}
        onPublish={() => setOpen('publish')}
      />
      <PublishDialog
        isOpen={open === 'publish'}
        name={title}
        before={published.config}
        after={config}
        words={CHANGE_WORDS}
        readable={readable}
        valueWords={configValue}
        obstacle={OBSTACLES[state] ?? (isBroken ? 'Something would not work for visitors. Mend it first.' : null)}
        warnings={problems.length > 0 && <ProblemList problems={problems} onLeave={close} />}
        onPublish={publishDraft}
        onClose={close}
      />
      <Dialog
        isOpen={open === 'problems'}
        title="What could be better"
        description="Errors keep it from being published; warnings do not."
        onClose={close}
      >
        {problems.length > 0 ? (
          <ProblemList problems={problems} onLeave={close} />
        ) : (
          <p className="text-dense text-ink-muted">Everything is in order.</p>
        )}
      </Dialog>
      <Dialog isOpen={open === 'changes'} title="Not published yet" onClose={close}>
        <ChangeList
          label="Changes"
          before={published.config}
          after={config}
          words={CHANGE_WORDS}
          readable={readable}
          valueWords={configValue}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'discard'}
        title={`Discard ${changes === 1 ? 'one change' : `${changes} changes`}?`}
        message={`The draft of ${title} goes back to version ${published.number}, which visitors see.`}
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
  Invalid: 'Something is not right yet, and not saved. Mend it first.',
  Conflict: 'Choose first whose change stays.',
} as const;

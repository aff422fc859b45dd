import { useState } from 'react';
import { CircleAlert, Download, History, MoreHorizontal, Play, RotateCcw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import type { FlowActions_flow$key } from '#generated/FlowActions_flow';
import type { FlowActionsDiscardMutation } from '#generated/FlowActionsDiscardMutation';
import type { FlowActionsPublishMutation } from '#generated/FlowActionsPublishMutation';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { Time } from '#ui/Time.tsx';
import { notify } from '#ui/toast.ts';
import { PublishDialog } from '#versioning/PublishDialog.tsx';
import type { SaveState, useDraft } from '#versioning/useDraft.ts';
import { exportFlow } from '../../exportFlow.ts';
import { FLOW_WORDS, readableFlow } from '../history/readableFlow.ts';
import { type Beside } from '../OpenFlow.tsx';
import { useReferences } from '../references.ts';
import { type Problem } from '../problems/flowProblems.ts';
import { type CheckedTest } from '../test/testRun.ts';
import { SaveNote } from './SaveNote.tsx';
import { useEditor } from './useFlowEditor.ts';
import { useProblems } from './FlowWorkspace.tsx';

type FlowActionsProps = {
  flow: FlowActions_flow$key;
  draft: ReturnType<typeof useDraft<GuidedFlow>>;
  tests: readonly CheckedTest[];
  beside: Beside;
  onBeside: (beside: Beside) => void;
  onTest: () => void;
};

/** In the top bar: how the draft stands, and the way to history, test and publishing. */
export function FlowActions({ flow: key, draft, tests, beside, onBeside, onTest }: FlowActionsProps) {
  const flow = useFragment(
    graphql`
      fragment FlowActions_flow on GuidedFlow {
        id
        status
        draft {
          savedAt
          hasChanges
        }
        ...guidedFlowDraft_published @relay(mask: false)
      }
    `,
    key,
  );
  const { id, published, status } = flow;
  const problems = useProblems();
  const errors = problems.filter(({ isError }) => isError);
  const gates = tests.filter(({ isGate, failedAt }) => isGate && failedAt !== null);
  const references = useReferences();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'publish' | 'discard' | null>(null);
  const close = () => setOpen(null);
  const [publish] = useAsyncMutation<FlowActionsPublishMutation>(graphql`
    mutation FlowActionsPublishMutation($input: PublishGuidedFlowInput!) {
      publishGuidedFlow(input: $input) {
        id
        ...guidedFlowDraft_published @relay(mask: false)
        draft {
          hasChanges
        }
        usedIn {
          id
        }
      }
    }
  `);
  const [discard, isDiscarding] = useAsyncMutation<FlowActionsDiscardMutation>(graphql`
    mutation FlowActionsDiscardMutation($id: ID!) {
      discardGuidedFlowDraft(id: $id) {
        id
        ...guidedFlowDraft_flow @relay(mask: false)
      }
    }
  `);
  const { content, revision, state } = draft;
  const { isReadOnly, touch } = useEditor();
  const mayChange = !isReadOnly;
  const hasChanges = flow.draft.hasChanges || state !== 'Saved';

  function openPublish() {
    // From here on all that is wrong is told where it stands.
    touch();
    setOpen('publish');
  }

  async function publishDraft(note: string) {
    const { publishGuidedFlow } = await publish({ input: { guidedFlowId: id, revision, note } });
    close();
    const title = `Version ${publishGuidedFlow.published?.number ?? 1} is live`;
    const isOffered = publishGuidedFlow.usedIn.length > 0;
    notify({
      kind: 'success',
      title,
      ...(!isOffered && {
        detail: 'No assistant offers it to visitors yet.',
        action: { label: 'Go to assistants', onAction: () => void navigate(paths.assistants) },
      }),
    });
  }

  async function discardDraft() {
    const drawn = content;
    try {
      const { discardGuidedFlowDraft } = await discard({ id });
      draft.take(discardGuidedFlowDraft.draft);
      close();
      notify({
        kind: 'success',
        title: 'Changes discarded',
        action: { label: 'Undo', onAction: () => draft.change(() => drawn) },
      });
    } catch (error) {
      notify({ kind: 'error', title: 'The changes were not discarded', detail: messageOf(error) });
    }
  }

  const more: MenuEntry[] = [
    {
      id: 'history',
      label: 'History',
      icon: History,
      onAction: () => onBeside(beside?.kind === 'history' ? null : { kind: 'history' }),
    },
    { id: 'export', label: 'Export as JSON', icon: Download, onAction: () => exportFlow(content) },
    ...(mayChange && published && hasChanges
      ? [
          {
            id: 'discard',
            label: 'Discard changes',
            icon: RotateCcw,
            isDanger: true,
            onAction: () => setOpen('discard'),
          },
        ]
      : []),
  ];

  return (
    <PageActions>
      <span className="flex items-center gap-2 text-xs text-ink-faint max-lg:hidden">
        <SaveNote state={state} savedAt={flow.draft.savedAt} />
        {status === 'Archived' ? (
          <Badge>Archived</Badge>
        ) : published ? (
          <span className="max-xl:hidden">
            {`Live: version ${published.number}, `}
            <Time instant={published.publishedAt} />
          </span>
        ) : (
          <Badge>Draft</Badge>
        )}
      </span>
      <span className="max-md:hidden">
        <IconButton
          icon={History}
          label="History"
          aria-pressed={beside?.kind === 'history'}
          onClick={() => onBeside(beside?.kind === 'history' ? null : { kind: 'history' })}
        />
      </span>
      <Button
        aria-pressed={beside?.kind === 'test'}
        className="max-md:!hidden"
        icon={<Play aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={beside?.kind === 'test' ? () => onBeside(null) : onTest}
      >
        Test
      </Button>
      <Menu
        label="Actions for the flow"
        groups={[{ id: 'more', entries: more }]}
        renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label="Actions for the flow" />}
      />
      {errors.length > 0 && (
        <span
          className="flex items-center gap-1 text-dense font-medium text-critical"
          title={counted(errors.length, 'error')}
        >
          <CircleAlert aria-hidden className="size-4" strokeWidth={1.75} />
          <span aria-hidden>{errors.length}</span>
          <span className="sr-only">{counted(errors.length, 'error')}</span>
        </span>
      )}
      {mayChange && (
        <Button variant="primary" disabled={!hasChanges && published !== null} onClick={openPublish}>
          Publish
        </Button>
      )}
      <PublishDialog
        isOpen={open === 'publish'}
        name={`“${content.name.trim()}”`}
        description="Visitors who begin it from now on see this; conversations that run keep their version."
        before={published ? readableFlow(published.content, references) : { steps: [], connections: [] }}
        after={readableFlow(content, references)}
        words={FLOW_WORDS}
        isFirst={!published}
        obstacle={OBSTACLES[state] ?? obstacleOf(errors) ?? gateOf(gates)}
        warnings={<Obstacles problems={errors} />}
        onPublish={publishDraft}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={open === 'discard'}
        title="Discard what is not published?"
        message={`The draft goes back to version ${published?.number ?? 1}, which visitors see.`}
        confirmLabel="Discard"
        isDanger
        isBusy={isDiscarding}
        onConfirm={() => void discardDraft()}
        onClose={close}
      />
    </PageActions>
  );
}

/** What keeps it from being published, in full. */
function Obstacles({ problems }: { problems: readonly Problem[] }) {
  if (problems.length < 2) return null;
  return (
    <ul aria-label="What keeps it" className="list-disc pl-5 text-dense text-ink-muted">
      {problems.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

function obstacleOf([first, ...rest]: readonly Problem[]): string | null {
  if (!first) return null;
  return rest.length === 0 ? first.message : `${counted(rest.length + 1, 'thing')} to mend before it can be published.`;
}

function gateOf([first, ...rest]: readonly CheckedTest[]): string | null {
  if (!first) return null;
  return rest.length === 0
    ? `The test “${first.name}” must pass before it can be published.`
    : `${counted(rest.length + 1, 'test')} must pass before it can be published.`;
}

const SAVING = 'The last change is being saved.';
const OBSTACLES: Readonly<Record<SaveState, string | null>> = {
  Saved: null,
  Saving: SAVING,
  Waiting: SAVING,
  Failed: 'The last change was not saved. Close this and try again.',
  Invalid: null,
  Conflict: 'Choose first whose change stays.',
};

import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks';
import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import type { AssistantHistory_assistant$key } from '#generated/AssistantHistory_assistant';
import type { AssistantHistoryQuery } from '#generated/AssistantHistoryQuery';
import type { AssistantHistoryRestoreMutation } from '#generated/AssistantHistoryRestoreMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Dialog } from '#ui/overlays.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { notify } from '#ui/toast.ts';
import type { SavedDraft } from '#versioning/useDraft.ts';
import { VersionList } from '#versioning/VersionList.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { CHANGE_WORDS } from '../editor/changeWords.ts';
import { configValue } from '../editor/configValue.ts';
import { readableConfig, withNamed } from '../editor/readableConfig.ts';

type AssistantHistoryProps = {
  isOpen: boolean;
  id: string;
  /** The draft that a version was restored into. */
  onTake: (draft: SavedDraft<AssistantConfig>) => void;
  onClose: () => void;
};

/** All that was published of an assistant. */
export default function AssistantHistory({ isOpen, onClose, ...rest }: AssistantHistoryProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="History"
      description="Restore puts a version into the draft; visitors see it once you publish."
      size="lg"
      onClose={onClose}
    >
      <QueryBoundary what="versions" isInCard fallback={<Skeleton className="h-40" />}>
        {(fetchKey) => <Versions {...rest} fetchKey={fetchKey} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Versions({ id, fetchKey, onTake, onClose }: Omit<AssistantHistoryProps, 'isOpen'> & { fetchKey: number }) {
  const { assistant } = useLazyLoadQuery<AssistantHistoryQuery>(
    graphql`
      query AssistantHistoryQuery($id: ID!) {
        assistant(id: $id) {
          ...AssistantHistory_assistant
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AssistantHistoryQuery,
    AssistantHistory_assistant$key
  >(
    graphql`
      fragment AssistantHistory_assistant on Assistant
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "AssistantHistoryPageQuery") {
        versions(first: $first, after: $after) @connection(key: "AssistantHistory_versions") {
          edges {
            node {
              number
              config
              ...versionNames_version @relay(mask: false)
              note
              publishedByName
              publishedAt
            }
          }
        }
      }
    `,
    assistant,
  );
  const [restore] = useAsyncMutation<AssistantHistoryRestoreMutation>(graphql`
    mutation AssistantHistoryRestoreMutation($id: ID!, $number: Int!) {
      restoreAssistantVersion(id: $id, number: $number) {
        id
        ...assistantDraft_assistant @relay(mask: false)
      }
    }
  `);
  const editor = useAssistantEditor();
  const mayChange = usePermission('UPDATE_ASSISTANTS');
  const versions = data.versions.edges.map(({ node: { config, ...version } }) => ({
    ...version,
    publishedByName: version.publishedByName ?? null,
    content: config,
  }));

  // Also what only an earlier version names.
  const references = withNamed(editor, versions);

  async function restoreVersion(number: number) {
    try {
      const { restoreAssistantVersion } = await restore({ id, number });
      const { config, revision } = restoreAssistantVersion.draft;
      onTake({ content: config, revision });
      onClose();
      notify({ kind: 'success', title: `Version ${number} is in your draft`, detail: 'Publish it to put it live.' });
    } catch (error) {
      notify({ kind: 'error', title: `Version ${number} was not restored`, detail: messageOf(error) });
    }
  }

  return (
    <>
      <VersionList
        versions={versions}
        draft={editor.config}
        hasEarlier={hasNext}
        words={CHANGE_WORDS}
        readable={(content) => readableConfig(content, references)}
        valueWords={configValue}
        onRestore={mayChange ? restoreVersion : null}
      />
      {hasNext && (
        <Button isBusy={isLoadingNext} onClick={() => loadNext(20)}>
          Show earlier versions
        </Button>
      )}
    </>
  );
}

import { graphql } from 'react-relay/hooks';
import type { useWebpagesActionsArchiveMutation } from '#generated/useWebpagesActionsArchiveMutation';
import type { useWebpagesActionsCancelMutation } from '#generated/useWebpagesActionsCancelMutation';
import type { useWebpagesActionsIncludeMutation } from '#generated/useWebpagesActionsIncludeMutation';
import type { useWebpagesActionsReadMutation } from '#generated/useWebpagesActionsReadMutation';
import type { useWebpagesActionsRemoveMutation } from '#generated/useWebpagesActionsRemoveMutation';
import type { useWebpagesActionsStartMutation } from '#generated/useWebpagesActionsStartMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { contentChanged } from '../contentChanges.ts';

type Done = { title: string; detail?: string; onUndo?: () => void } | null;

/** What can be done with webpages and their sources. Each resolves with whether it was done, and says so. */
export function useWebpagesActions() {
  const [archive] = useAsyncMutation<useWebpagesActionsArchiveMutation>(graphql`
    mutation useWebpagesActionsArchiveMutation($ids: [ID!]!, $isArchived: Boolean!) {
      archiveArticles(ids: $ids, isArchived: $isArchived) {
        ...webpageRow_article @relay(mask: false)
      }
    }
  `);
  const [include] = useAsyncMutation<useWebpagesActionsIncludeMutation>(graphql`
    mutation useWebpagesActionsIncludeMutation($id: ID!, $isIncluded: Boolean!) {
      setArticleIncluded(id: $id, isIncluded: $isIncluded) {
        ...webpageRow_article @relay(mask: false)
      }
    }
  `);
  const [read] = useAsyncMutation<useWebpagesActionsReadMutation>(graphql`
    mutation useWebpagesActionsReadMutation($ids: [ID!]!) {
      readWebpages(ids: $ids) {
        ...webpageRow_article @relay(mask: false)
      }
    }
  `);
  const [start] = useAsyncMutation<useWebpagesActionsStartMutation>(graphql`
    mutation useWebpagesActionsStartMutation($sourceId: ID!) {
      startCrawl(sourceId: $sourceId) {
        id
        source {
          ...crawlSource_source @relay(mask: false)
        }
      }
    }
  `);
  const [cancel] = useAsyncMutation<useWebpagesActionsCancelMutation>(graphql`
    mutation useWebpagesActionsCancelMutation($id: ID!) {
      cancelCrawl(id: $id) {
        ...crawlRun_run @relay(mask: false)
      }
    }
  `);
  const [remove] = useAsyncMutation<useWebpagesActionsRemoveMutation>(graphql`
    mutation useWebpagesActionsRemoveMutation($id: ID!) {
      deleteCrawlSource(id: $id)
    }
  `);

  async function act(done: () => Promise<Done>, failure: string) {
    try {
      const said = await done();
      contentChanged();
      if (said) {
        const { onUndo, ...toast } = said;
        notify({ kind: 'success', ...toast, ...(onUndo && { action: { label: 'Undo', onAction: onUndo } }) });
      }
      return true;
    } catch (error) {
      notify({ kind: 'error', title: failure, detail: messageOf(error) });
      return false;
    }
  }

  const setRemoved = (ids: readonly string[], isRemoved: boolean): Promise<boolean> =>
    act(
      async () => {
        await archive({ ids, isArchived: isRemoved });
        return {
          title: `${counted(ids.length, 'webpage')} ${isRemoved ? 'removed' : 'put back'}`,
          ...(isRemoved && { detail: 'Answers no longer use it, also when its site is read again.' }),
          onUndo: () => void setRemoved(ids, !isRemoved),
        };
      },
      isRemoved ? 'Nothing was removed' : 'Nothing was put back',
    );

  return {
    setRemoved,
    setIncluded: (id: string, isIncluded: boolean) =>
      act(async () => {
        await include({ id, isIncluded });
        return null;
      }, 'The switch stayed as it was'),
    readAgain: (ids: readonly string[]) =>
      act(async () => {
        const { readWebpages } = await read({ ids });
        return {
          title:
            readWebpages.length === 0
              ? 'Nothing to read'
              : `${counted(readWebpages.length, 'webpage')} will be read again`,
        };
      }, 'Nothing will be read again'),
    start: (sourceId: string) =>
      act(async () => {
        await start({ sourceId });
        return null;
      }, 'The site was not read'),
    cancel: (id: string) =>
      act(async () => {
        await cancel({ id });
        return { title: 'Reading cancelled', detail: 'Pages that were read stay.' };
      }, 'Reading goes on'),
    /** Quietly: nothing was kept of it. */
    endPreview: (id: string) =>
      act(async () => {
        await cancel({ id });
        return null;
      }, 'The preview goes on'),
    removeSource: (id: string, name: string) =>
      act(async () => {
        await remove({ id });
        return { title: `The webpages of ${name} are removed` };
      }, 'Nothing was removed'),
  };
}

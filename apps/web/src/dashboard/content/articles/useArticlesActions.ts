import { graphql } from 'react-relay/hooks';
import type { useArticlesActionsArchiveMutation } from '#generated/useArticlesActionsArchiveMutation';
import type { useArticlesActionsDeleteMutation } from '#generated/useArticlesActionsDeleteMutation';
import type { useArticlesActionsMoveMutation } from '#generated/useArticlesActionsMoveMutation';
import type { useArticlesActionsPublishMutation } from '#generated/useArticlesActionsPublishMutation';
import type { useArticlesActionsTrainMutation } from '#generated/useArticlesActionsTrainMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { contentChanged } from '../contentChanges.ts';

/** Why articles are left out when several are published, as it is said of them. */
const REASONS = [
  ['NoText', 'had no text'],
  ['NoTitle', 'had no title'],
  ['AddressTaken', 'had the address of another'],
  ['NothingNew', 'had nothing new'],
] as const;

/** What can be done with several articles at once. Each resolves with whether it was done, and says so. `noun`: what they are. */
export function useArticlesActions(noun = 'article') {
  const articles = (number: number) => counted(number, noun);
  const [publish] = useAsyncMutation<useArticlesActionsPublishMutation>(graphql`
    mutation useArticlesActionsPublishMutation($ids: [ID!]!) {
      publishArticles(ids: $ids) {
        articles {
          ...articleRow_article @relay(mask: false)
        }
        leftOut {
          reason
        }
      }
    }
  `);
  const [move] = useAsyncMutation<useArticlesActionsMoveMutation>(graphql`
    mutation useArticlesActionsMoveMutation($ids: [ID!]!, $categoryId: ID) {
      moveArticles(ids: $ids, categoryId: $categoryId) {
        ...articleRow_article @relay(mask: false)
      }
    }
  `);
  const [train] = useAsyncMutation<useArticlesActionsTrainMutation>(graphql`
    mutation useArticlesActionsTrainMutation($ids: [ID!]!) {
      trainArticles(ids: $ids) {
        ...articleRow_article @relay(mask: false)
      }
    }
  `);
  const [archive] = useAsyncMutation<useArticlesActionsArchiveMutation>(graphql`
    mutation useArticlesActionsArchiveMutation($ids: [ID!]!, $isArchived: Boolean!) {
      archiveArticles(ids: $ids, isArchived: $isArchived) {
        ...articleRow_article @relay(mask: false)
      }
    }
  `);
  const [remove] = useAsyncMutation<useArticlesActionsDeleteMutation>(graphql`
    mutation useArticlesActionsDeleteMutation($ids: [ID!]!) {
      deleteArticles(ids: $ids)
    }
  `);

  async function act(done: () => Promise<{ title: string; detail?: string; onUndo?: () => void }>, failure: string) {
    try {
      const { onUndo, ...toast } = await done();
      contentChanged();
      notify({ kind: 'success', ...toast, ...(onUndo && { action: { label: 'Undo', onAction: onUndo } }) });
      return true;
    } catch (error) {
      notify({ kind: 'error', title: failure, detail: messageOf(error) });
      return false;
    }
  }

  const setArchived = (ids: readonly string[], isArchived: boolean): Promise<boolean> =>
    act(
      async () => {
        await archive({ ids, isArchived });
        return {
          title: isArchived ? `${articles(ids.length)} in the archive` : `${articles(ids.length)} taken back`,
          onUndo: () => void setArchived(ids, !isArchived),
        };
      },
      isArchived ? 'Nothing was archived' : 'Nothing was taken back',
    );

  return {
    setArchived,
    publish: (ids: readonly string[]) =>
      act(async () => {
        const { articles: published, leftOut } = (await publish({ ids })).publishArticles;
        const detail = REASONS.map(
          ([reason, words]) => [leftOut.filter((one) => one.reason === reason).length, words] as const,
        )
          .filter(([number]) => number > 0)
          .map(([number, words]) => `${articles(number)} ${words}.`)
          .join(' ');
        return {
          title: published.length === 0 ? 'There was nothing to publish' : `${articles(published.length)} published`,
          ...(detail && { detail }),
        };
      }, 'Nothing was published'),
    move: (ids: readonly string[], category: { id: string | null; name: string }) =>
      act(async () => {
        await move({ ids, categoryId: category.id });
        return { title: `${articles(ids.length)} moved to ${category.name}` };
      }, 'Nothing was moved'),
    train: (ids: readonly string[]) =>
      act(async () => {
        const { trainArticles } = await train({ ids });
        const left = ids.length - trainArticles.length;
        return {
          title:
            trainArticles.length === 0 ? 'Nothing to train' : `${articles(trainArticles.length)} will be trained again`,
          ...(left > 0 && { detail: `Answers may not use ${articles(left)}.` }),
        };
      }, 'Nothing will be trained'),
    remove: (ids: readonly string[]) =>
      act(async () => {
        const { deleteArticles } = await remove({ ids });
        return { title: `${articles(deleteArticles.length)} deleted` };
      }, 'Nothing was deleted'),
  };
}

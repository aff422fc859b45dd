import { graphql } from 'react-relay/hooks';
import type { SetArticleIncluded } from '#generated/SetArticleIncluded';
import type { UpdateArticle } from '#generated/UpdateArticle';
import type { useArticleSettingsMoveMutation } from '#generated/useArticleSettingsMoveMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { contentChanged } from '../../contentChanges.ts';

/** Changes what stands beside an article's text: it holds at once. What the API refuses is said. */
export function useArticleSettings(id: string) {
  const [include] = useAsyncMutation<SetArticleIncluded>(graphql`
    mutation SetArticleIncluded($id: ID!, $isIncluded: Boolean!) {
      setArticleIncluded(id: $id, isIncluded: $isIncluded) {
        id
        includeInGpt
        ...GptStatus_article
        ...AnsweredBy_article
      }
    }
  `);
  const [move] = useAsyncMutation<useArticleSettingsMoveMutation>(graphql`
    mutation useArticleSettingsMoveMutation($ids: [ID!]!, $categoryId: ID) {
      moveArticles(ids: $ids, categoryId: $categoryId) {
        id
        category {
          id
          name
        }
        ...AnsweredBy_article
      }
    }
  `);
  const [update] = useAsyncMutation<UpdateArticle>(graphql`
    mutation UpdateArticle($input: UpdateArticleInput!) {
      updateArticle(input: $input) {
        id
        language
        tags
      }
    }
  `);

  async function change(done: () => Promise<unknown>) {
    try {
      await done();
      contentChanged();
    } catch (error) {
      notify({ kind: 'error', title: 'This was not changed', detail: messageOf(error) });
    }
  }

  return {
    setIncluded: (isIncluded: boolean) => change(() => include({ id, isIncluded })),
    setCategory: (categoryId: string | null) => change(() => move({ ids: [id], categoryId })),
    update: (some: { language?: string; tags?: string[] }) =>
      change(() => update({ input: { articleId: id, ...some } })),
  };
}

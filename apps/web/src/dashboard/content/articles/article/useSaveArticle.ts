import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { SaveArticleDraft } from '#generated/SaveArticleDraft';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import type { ArticleContent } from './articleContent.ts';

/** Saves the draft of an article as a whole. Rejects with the API's error. */
export function useSaveArticle(articleId: string) {
  const [save] = useAsyncMutation<SaveArticleDraft>(graphql`
    mutation SaveArticleDraft($input: SaveArticleDraftInput!) {
      saveArticleDraft(input: $input) {
        id
        title
        updatedAt
        ...articleDraft_article @relay(mask: false)
      }
    }
  `);
  return useCallback(
    async (content: ArticleContent, revision: number) => {
      const { saveArticleDraft } = await save({ input: { articleId, revision, ...content } });
      return { content, revision: saveArticleDraft.draft?.revision ?? revision + 1 };
    },
    [save, articleId],
  );
}

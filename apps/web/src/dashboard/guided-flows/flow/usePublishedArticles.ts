import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { articlesIn } from '@parley/guided-flow/articlesIn';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import type { usePublishedArticlesQuery } from '#generated/usePublishedArticlesQuery';

type KnownArticle = { id: string; title: string };

/** Which of the articles that any of these versions of a flow shows visitors may read; null: not known yet. */
export function usePublishedArticles(
  guidedFlowId: string,
  versions: readonly GuidedFlow[],
): readonly KnownArticle[] | null {
  const environment = useRelayEnvironment();
  const [articles, setArticles] = useState<readonly KnownArticle[] | null>(null);
  const ids = versions.flatMap(({ graph }) => articlesIn(graph)).toSorted();
  const key = [...new Set(ids)].join(' ');

  useEffect(() => {
    const asked = key === '' ? [] : key.split(' ');
    const asking = fetchQuery<usePublishedArticlesQuery>(
      environment,
      graphql`
        query usePublishedArticlesQuery($guidedFlowId: ID!, $ids: [ID!]!) {
          guidedFlowContext(guidedFlowId: $guidedFlowId) {
            publishedArticles(ids: $ids) {
              id
              title
            }
          }
        }
      `,
      { guidedFlowId, ids: asked },
    ).subscribe({
      next: ({ guidedFlowContext }) => setArticles(guidedFlowContext.publishedArticles),
      // Without it, no article is said to be missing.
      error: () => {},
    });
    return () => asking.unsubscribe();
  }, [environment, guidedFlowId, key]);

  return articles;
}

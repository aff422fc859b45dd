import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useFindArticlesQuery } from '#generated/useFindArticlesQuery';
import type { FoundArticle } from './InsertDialogs.tsx';

/** Finds published articles to link to, but for the one that is being written. */
export function useFindArticles(ownId: string) {
  const environment = useRelayEnvironment();
  return useCallback(
    async (text: string): Promise<readonly FoundArticle[]> => {
      const search = text.trim();
      const found = await fetchQuery<useFindArticlesQuery>(
        environment,
        graphql`
          query useFindArticlesQuery($filter: ArticleFilter!, $sort: ArticleSort!) {
            articles(filter: $filter, sort: $sort, first: 20) {
              nodes {
                id
                title
                helpCentreUrl
                category {
                  name
                }
              }
            }
          }
        `,
        {
          filter: { type: 'Text', status: 'Published', ...(search && { search }) },
          sort: search ? 'Relevance' : 'TitleAscending',
        },
      ).toPromise();
      return (found?.articles.nodes ?? []).flatMap(({ id, title, helpCentreUrl, category }) =>
        id === ownId || !helpCentreUrl ? [] : [{ id, title, detail: category?.name ?? '', address: helpCentreUrl }],
      );
    },
    [environment, ownId],
  );
}

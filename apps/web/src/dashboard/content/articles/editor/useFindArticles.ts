import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useFindArticlesQuery } from '#generated/useFindArticlesQuery';
import type { FoundArticle } from './InsertDialogs.tsx';

/** Finds published articles to link to, but for the one that is being written. */
export function useFindArticles(ownId: string) {
  const environment = useRelayEnvironment();
  return useCallback(
    async (search: string): Promise<readonly FoundArticle[]> => {
      const found = await fetchQuery<useFindArticlesQuery>(
        environment,
        graphql`
          query useFindArticlesQuery($filter: ArticleFilter!) {
            articles(filter: $filter, sort: TitleAscending, first: 20) {
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
        { filter: { type: 'Text', status: 'Published', ...(search.trim() && { search: search.trim() }) } },
      ).toPromise();
      return (found?.articles.nodes ?? []).flatMap(({ id, title, helpCentreUrl, category }) =>
        id === ownId || !helpCentreUrl ? [] : [{ id, title, detail: category?.name ?? '', address: helpCentreUrl }],
      );
    },
    [environment, ownId],
  );
}

import { useEffect, useMemo, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { ArticlesBlock, HomeBlock } from '@parley/assistant-config/configSchema';
import type { ArticleSort, usePreviewedArticlesQuery } from '#generated/usePreviewedArticlesQuery';
import type { PreviewedAssistant } from '#chat-preview/ChatPreview.tsx';

type Named = NonNullable<PreviewedAssistant['articles']>[number];

const SORTS: Readonly<Record<ArticlesBlock['shows'], ArticleSort>> = {
  MostRead: 'ViewsMost',
  Newest: 'PublishedNewest',
  Category: 'Position',
};

/** The articles that the draft's home page names. What cannot be loaded is left out: the preview shows the rest. */
export function usePreviewedArticles(blocks: readonly HomeBlock[], language: string): readonly Named[] {
  const environment = useRelayEnvironment();
  const [articles, setArticles] = useState<readonly Named[]>([]);
  // What the blocks are called does not matter here.
  const key = JSON.stringify(
    blocks
      .filter((block) => block.type === 'Articles')
      .filter(({ isVisible, shows, categoryId }) => isVisible && (shows !== 'Category' || categoryId !== null))
      .map(({ id, shows, categoryId, most }) => ({ id, shows, categoryId, most })),
  );
  const asked: Pick<ArticlesBlock, 'id' | 'shows' | 'categoryId' | 'most'>[] = useMemo(() => JSON.parse(key), [key]);

  useEffect(() => {
    let isGone = false;
    const lists = asked.map(async ({ id: blockId, shows, categoryId, most }) => {
      const answer = await fetchQuery<usePreviewedArticlesQuery>(
        environment,
        graphql`
          query usePreviewedArticlesQuery($filter: ArticleFilter!, $sort: ArticleSort!, $first: Int!) {
            articles(filter: $filter, sort: $sort, first: $first) {
              nodes {
                id
                title
                language
              }
            }
          }
        `,
        {
          filter: {
            type: 'Text',
            status: 'Published',
            language,
            ...(shows === 'Category' && { categoryId }),
          },
          sort: SORTS[shows],
          first: most,
        },
      ).toPromise();
      return (answer?.articles.nodes ?? []).map((node) => ({ blockId, ...node }));
    });
    void Promise.all(lists).then(
      (all) => isGone || setArticles(all.flat()),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [environment, asked, language]);

  return articles;
}

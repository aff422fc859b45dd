import { FileText } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { ArticleRecordsQuery } from '#generated/ArticleRecordsQuery';
import { paths } from '#router/paths.ts';
import { useCommands } from './useCommands.ts';

/** Offers to open each article that was edited of late. */
export function ArticleRecords() {
  const { articles } = useLazyLoadQuery<ArticleRecordsQuery>(
    graphql`
      query ArticleRecordsQuery {
        articles(filter: { type: Text }, sort: EditedNewest, first: 100) {
          nodes {
            id
            title
            tags
            category {
              id
              name
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );

  useCommands(
    articles.nodes.map(({ id, title, tags, category }) => ({
      id: `article.${id}`,
      label: title || 'Untitled',
      group: 'Go to',
      icon: FileText,
      detail: category?.name ?? 'Article',
      aliases: ['article', ...tags],
      isRecord: true,
      to: paths.article(id),
    })),
  );
  return null;
}

import { type ComponentProps, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { FaqArticleTitleQuery } from '#generated/FaqArticleTitleQuery';
import { ArticleComboBox } from '#dashboard/content/articles/ArticleComboBox.tsx';
import { optionOf, type Option } from '#ui/controls/option.ts';

/** Which article an FAQ leads to. */
export function FaqArticle({ known, value, ...field }: ComponentProps<typeof ArticleComboBox>) {
  const named = useNamed(optionOf(known, value) ? null : value);
  return <ArticleComboBox {...field} known={[...known, ...named]} value={value} />;
}

/** What an article is called that is in no list; empty until that is known, and where visitors may not read it. */
function useNamed(id: string | null): readonly Option[] {
  const environment = useRelayEnvironment();
  const [named, setNamed] = useState<readonly Option[]>([]);
  useEffect(() => {
    if (id === null) return undefined;
    const asking = fetchQuery<FaqArticleTitleQuery>(
      environment,
      graphql`
        query FaqArticleTitleQuery($ids: [ID!]!) {
          guidedFlowContext {
            publishedArticles(ids: $ids) {
              id
              title
            }
          }
        }
      `,
      { ids: [id] },
    ).subscribe({
      next: ({ guidedFlowContext: { publishedArticles } }) =>
        setNamed(publishedArticles.map((article) => ({ id: article.id, label: article.title }))),
      // The field then stays empty; the rest can be edited.
      error: () => {},
    });
    return () => asking.unsubscribe();
  }, [environment, id]);
  return named;
}

import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { FaqArticleQuery } from '#generated/FaqArticleQuery';
import type { FaqArticleTitleQuery } from '#generated/FaqArticleTitleQuery';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { optionOf, type Option } from '#ui/controls/option.ts';
import { useOptionSearch } from '#ui/controls/useOptionSearch.ts';
import type { FieldProps } from '#ui/Field.tsx';

type FaqArticleProps = Omit<FieldProps, 'label'> & {
  /** Those whose titles are known already. */
  known: readonly Option[];
  value: string | null;
  isDisabled: boolean;
  placeholder?: string;
  onChange: (id: string | null, title: string) => void;
};

/** Which article an FAQ leads to, found by its title among all that visitors may read. */
export function FaqArticle({ known, value, onChange, ...field }: FaqArticleProps) {
  const environment = useRelayEnvironment();
  const search = useOptionSearch(async (text) => {
    const found = await fetchQuery<FaqArticleQuery>(
      environment,
      graphql`
        query FaqArticleQuery($filter: ArticleFilter!) {
          articles(filter: $filter, sort: TitleAscending, first: 20) {
            nodes {
              id
              title
              category {
                id
                name
              }
            }
          }
        }
      `,
      { filter: { type: 'Text', status: 'Published', ...(text.trim() && { search: text.trim() }) } },
    ).toPromise();
    return (found?.articles.nodes ?? []).map(({ id, title, category }) => ({
      id,
      label: title,
      detail: category?.name,
    }));
  });
  const isKnown = optionOf([...known, ...search.options], value) !== null;
  const named = useNamed(isKnown ? null : value);
  const chosen = optionOf([...search.options, ...known, ...named], value);
  const options = chosen && !optionOf(search.options, chosen.id) ? [chosen, ...search.options] : search.options;

  return (
    <ComboBox
      {...field}
      label="Article"
      options={options}
      isLoading={search.isLoading}
      onSearch={search.onSearch}
      value={value}
      onChange={(id) => onChange(id, optionOf(options, id)?.label ?? '')}
    />
  );
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

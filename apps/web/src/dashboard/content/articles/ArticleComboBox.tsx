import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { ArticleComboBoxQuery } from '#generated/ArticleComboBoxQuery';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { optionOf, type Option } from '#ui/controls/option.ts';
import { useOptionSearch } from '#ui/controls/useOptionSearch.ts';
import type { FieldProps } from '#ui/Field.tsx';

type ArticleComboBoxProps = Omit<FieldProps, 'label'> & {
  /** Those whose titles are known already. */
  known: readonly Option[];
  value: string | null;
  isDisabled: boolean;
  /** Also documents and webpages. */
  isOfAnyType?: boolean;
  placeholder?: string;
  onChange: (id: string | null, title: string) => void;
};

/** An article, found by its words among all that visitors may read: by title until something is typed, then what fits best. */
export function ArticleComboBox({
  known,
  value,
  onChange,
  placeholder = 'Search articles',
  isOfAnyType = false,
  ...field
}: ArticleComboBoxProps) {
  const environment = useRelayEnvironment();
  const search = useOptionSearch(async (typed) => {
    const text = typed.trim();
    const found = await fetchQuery<ArticleComboBoxQuery>(
      environment,
      graphql`
        query ArticleComboBoxQuery($filter: ArticleFilter!, $sort: ArticleSort!) {
          articles(filter: $filter, sort: $sort, first: 20) {
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
      {
        filter: { ...(!isOfAnyType && { type: 'Text' }), status: 'Published', ...(text && { search: text }) },
        sort: text ? 'Relevance' : 'TitleAscending',
      },
    ).toPromise();
    return (found?.articles.nodes ?? []).map(({ id, title, category }) => ({
      id,
      label: title,
      detail: category?.name,
    }));
  });
  const chosen = optionOf([...search.options, ...known], value);
  const options = chosen && !optionOf(search.options, chosen.id) ? [chosen, ...search.options] : search.options;

  return (
    <ComboBox
      {...field}
      label="Article"
      placeholder={placeholder}
      options={options}
      isLoading={search.isLoading}
      onSearch={search.onSearch}
      value={chosen?.id ?? null}
      onChange={(id) => onChange(id, optionOf(options, id)?.label ?? '')}
    />
  );
}

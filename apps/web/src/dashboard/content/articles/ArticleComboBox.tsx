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
  placeholder?: string;
  onChange: (id: string | null, title: string) => void;
};

/** An article, found by its title among all that visitors may read. */
export function ArticleComboBox({
  known,
  value,
  onChange,
  placeholder = 'Search articles',
  ...field
}: ArticleComboBoxProps) {
  const environment = useRelayEnvironment();
  const search = useOptionSearch(async (text) => {
    const found = await fetchQuery<ArticleComboBoxQuery>(
      environment,
      graphql`
        query ArticleComboBoxQuery($filter: ArticleFilter!) {
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

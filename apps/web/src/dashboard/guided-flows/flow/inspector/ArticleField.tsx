import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { GraphNode } from '@parley/guided-flow/flow';
import { OPTION_DEFAULTS, withoutDefaults } from '@parley/guided-flow/stepOptions';
import type { ArticleFieldQuery } from '#generated/ArticleFieldQuery';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { useOptionSearch } from '#ui/controls/useOptionSearch.ts';
import { TextField } from '#ui/TextField.tsx';
import { useReferences } from '../references.ts';
import type { FieldsProps } from './stepField.ts';

/** Which article a step shows, found by its title among those that visitors may read. */
export function ArticleField({ node, onChange, problemOf, isReadOnly }: FieldsProps<GraphNode<'TextArticle'>>) {
  const environment = useRelayEnvironment();
  const { articles } = useReferences();
  const { data } = node;
  const search = useOptionSearch(async (text) => {
    const found = await fetchQuery<ArticleFieldQuery>(
      environment,
      graphql`
        query ArticleFieldQuery($filter: ArticleFilter!) {
          articles(filter: $filter, sort: TitleAscending, first: 20) {
            nodes {
              id
              title
            }
          }
        }
      `,
      { filter: { type: 'Text', status: 'Published', ...(text.trim() && { search: text.trim() }) } },
    ).toPromise();
    return (found?.articles.nodes ?? []).map(({ id, title }) => ({ id, label: title }));
  });
  const chosen = articles.find(({ id }) => id === data.articleId);
  const options =
    chosen && search.options.every(({ id }) => id !== chosen.id)
      ? [{ id: chosen.id, label: chosen.title }, ...search.options]
      : search.options;

  return (
    <>
      <ComboBox
        label="Article"
        placeholder="Search articles"
        options={options}
        isLoading={search.isLoading}
        onSearch={search.onSearch}
        value={data.articleId}
        error={problemOf('articleId')}
        isDisabled={isReadOnly}
        onChange={(articleId) => onChange({ ...node, data: { ...data, articleId } }, 'articleId')}
      />
      <TextField
        name="label"
        label="Label"
        hint="Of the button, where visitors choose it; else the title of the article."
        maxLength={80}
        value={data.label}
        isDisabled={isReadOnly}
        onChange={(label) => onChange({ ...node, data: { ...data, label } }, 'label')}
      />
      <RadioGroup
        label="Shows"
        options={[
          { id: 'Summary', label: 'The summary', detail: 'All of it once it is opened' },
          { id: 'Full', label: 'The full article' },
        ]}
        value={data.display ?? OPTION_DEFAULTS.display}
        isDisabled={isReadOnly}
        onChange={(display) => onChange({ ...node, data: withoutDefaults({ ...data, display }) }, 'display')}
      />
    </>
  );
}

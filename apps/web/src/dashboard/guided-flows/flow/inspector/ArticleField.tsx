import type { GraphNode } from '@parley/guided-flow/flow';
import { OPTION_DEFAULTS, withoutDefaults } from '@parley/guided-flow/stepOptions';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { ArticleComboBox } from '#dashboard/content/articles/ArticleComboBox.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useReferences } from '../references.ts';
import type { FieldsProps } from './stepField.ts';

/** Which article a step shows, found by its title among those that visitors may read. */
export function ArticleField({ node, onChange, problemOf, isReadOnly }: FieldsProps<GraphNode<'TextArticle'>>) {
  const { articles } = useReferences();
  const { data } = node;
  return (
    <>
      <ArticleComboBox
        known={articles.map(({ id, title }) => ({ id, label: title }))}
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

import type { ArticlesBlock } from '@parley/assistant-config/configSchema';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { ChosenArticlesField } from '../editor/ChosenArticlesField.tsx';
import { SHOWN_ARTICLES } from '../editor/choices.ts';

type ArticlesFieldsProps = {
  block: ArticlesBlock;
  problem: (path: string) => string | null;
  onChange: (block: ArticlesBlock) => void;
};

/** Which articles stand on the home page, and whether the others can be searched there. */
export function ArticlesFields({ block, problem, onChange }: ArticlesFieldsProps) {
  const { categories, isReadOnly } = useAssistantEditor();
  const { shows, most, hasSearch, articleIds = [] } = block;
  return (
    <>
      <RadioGroup
        label="Shows"
        options={SHOWN_ARTICLES}
        value={shows}
        onChange={(next) => onChange({ ...block, shows: next })}
        isDisabled={isReadOnly}
      />
      {shows === 'Category' && (
        <Select
          label="Category"
          placeholder="Choose a category"
          options={categories.map(({ id, name }) => ({ id, label: name }))}
          value={block.categoryId}
          onChange={(categoryId) => onChange({ ...block, categoryId })}
          error={problem('categoryId') ?? undefined}
          isDisabled={isReadOnly}
        />
      )}
      {shows === 'Chosen' ? (
        <ChosenArticlesField
          hint="Visitors see those in their language."
          value={articleIds}
          onChange={(next) => onChange({ ...block, articleIds: next })}
          most={10}
          error={problem('articleIds')}
        />
      ) : (
        <NumberField
          label="Articles at most"
          hint="In each language."
          min={1}
          max={10}
          value={most}
          onChange={(next) => next !== null && onChange({ ...block, most: next })}
          error={problem('most') ?? undefined}
          isDisabled={isReadOnly}
        />
      )}
      <Switch
        label="Search"
        hint="A field that finds all published articles."
        value={hasSearch}
        onChange={(next) => onChange({ ...block, hasSearch: next })}
        isSpread
        isDisabled={isReadOnly}
      />
    </>
  );
}

import { Chip } from '#ui/Chip.tsx';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { ChosenArticlesField } from '../editor/ChosenArticlesField.tsx';
import { ARTICLE_SCOPES } from '../editor/choices.ts';

/** From which content the assistant answers. */
export function ScopeSection({ tags }: { tags: readonly string[] }) {
  const { categories, isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('gpt');
  const { scope } = value;
  const setScope = (some: Partial<typeof scope>) => set({ scope: { ...scope, ...some } });
  return (
    <EditorSection title="Knowledge" description="From which content it answers.">
      <RadioGroup
        label="Articles"
        isLabelHidden
        options={ARTICLE_SCOPES}
        value={scope.articles}
        onChange={(articles) => setScope({ articles })}
        isDisabled={isReadOnly}
      />
      {scope.articles === 'Categories' && (
        <CheckboxGroup
          label="Categories"
          options={categories.map(({ id, name }) => ({ id, label: name }))}
          value={scope.categoryIds}
          onChange={(categoryIds) => setScope({ categoryIds })}
          isDisabled={isReadOnly}
        />
      )}
      {scope.articles === 'Tags' && (
        <TagsField
          known={tags}
          value={scope.tags}
          onChange={(chosen) => setScope({ tags: chosen })}
          isReadOnly={isReadOnly}
        />
      )}
      {scope.articles === 'Chosen' && (
        <ChosenArticlesField
          hint="Of those that visitors may read."
          value={scope.articleIds}
          onChange={(articleIds) => setScope({ articleIds })}
          most={50}
          error={problem('scope.articleIds')}
        />
      )}
      <Switch
        label="Documents"
        value={scope.documents}
        onChange={(documents) => setScope({ documents })}
        isSpread
        isDisabled={isReadOnly}
      />
      <Switch
        label="Webpages"
        value={scope.webpages}
        onChange={(webpages) => setScope({ webpages })}
        isSpread
        isDisabled={isReadOnly}
      />
      <FieldError id="scope-problem">{problem('scope')}</FieldError>
    </EditorSection>
  );
}

type TagsFieldProps = {
  known: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  isReadOnly: boolean;
};

function TagsField({ known, value, onChange, isReadOnly }: TagsFieldProps) {
  return (
    <div className="grid gap-2">
      <ComboBox
        label="Tags"
        hint="Articles that have any of them."
        placeholder="Add a tag"
        options={known.filter((tag) => !value.includes(tag)).map((tag) => ({ id: tag, label: tag }))}
        value={null}
        onChange={(tag) => tag && onChange([...value, tag])}
        isDisabled={isReadOnly}
      />
      {value.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {value.map((tag) => (
            <Chip
              key={tag}
              value={tag}
              onRemove={isReadOnly ? undefined : () => onChange(value.filter((one) => one !== tag))}
            />
          ))}
        </p>
      )}
    </div>
  );
}

import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';

const ARTICLES = [
  { id: 'All', label: 'All articles' },
  { id: 'Categories', label: 'Articles of some categories' },
  { id: 'Tags', label: 'Articles with some tags' },
  { id: 'None', label: 'No articles' },
] as const;

type ScopeSectionProps = { categories: readonly { id: string; name: string }[]; tags: readonly string[] };

/** From which content the assistant answers. */
export function ScopeSection({ categories, tags }: ScopeSectionProps) {
  const { isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('gpt');
  const { scope } = value;
  const setScope = (some: Partial<typeof scope>) => set({ scope: { ...scope, ...some } });
  return (
    <EditorSection title="Knowledge" description="From which content it answers.">
      <RadioGroup
        label="Articles"
        isLabelHidden
        options={ARTICLES}
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
        <CheckboxGroup
          label="Tags"
          options={[...new Set([...tags, ...scope.tags])].map((tag) => ({ id: tag, label: tag }))}
          value={scope.tags}
          onChange={(chosen) => setScope({ tags: chosen })}
          isDisabled={isReadOnly}
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

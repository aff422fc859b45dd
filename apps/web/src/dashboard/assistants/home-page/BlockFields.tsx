import type { HomeBlock } from '@parley/assistant-config/configSchema';
import type { LocalisedText } from '@parley/assistant-config/localised';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { PublishedFormField } from '../editor/PublishedFormField.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { ArticlesFields } from './ArticlesFields.tsx';
import { LinksFields } from './LinksFields.tsx';
import { ProductsFields } from './ProductsFields.tsx';
import { QuestionsFields } from './QuestionsFields.tsx';

type BlockFieldsProps = {
  block: HomeBlock;
  /** What is wrong at a path within the block. */
  problem: (path: string) => string | null;
  onChange: (block: HomeBlock) => void;
};

/** What can be set on a block. */
export function BlockFields({ block, problem, onChange }: BlockFieldsProps) {
  const { config, isReadOnly, language } = useAssistantEditor();
  if (block.type === 'Ask') {
    return (
      <LocalisedField
        label="Placeholder"
        placeholder="Ask a question"
        value={block.placeholder}
        onChange={(placeholder) => onChange({ ...block, placeholder })}
        limit={80}
      />
    );
  }

  const title = <TitleField value={block.title} onChange={(title) => onChange({ ...block, title })} />;
  switch (block.type) {
    case 'Questions':
      return (
        <>
          {title}
          <QuestionsFields questions={block.questions} onChange={(questions) => onChange({ ...block, questions })} />
        </>
      );
    case 'Links':
      return (
        <>
          {title}
          <LinksFields links={block.links} problem={problem} onChange={(links) => onChange({ ...block, links })} />
        </>
      );
    case 'Text':
      return (
        <>
          {title}
          <LocalisedField
            label="Text"
            value={block.text}
            onChange={(text) => onChange({ ...block, text })}
            error={problem(`text.${language}`)}
            limit={600}
            rows={4}
          />
        </>
      );
    case 'GuidedFlows':
      return (
        <>
          {title}
          {!config.guidedFlows.entries.some(({ isVisible }) => isVisible) && (
            <FormNotice tone="neutral">
              It shows nothing until there are published flows, chosen under Guided flows.
            </FormNotice>
          )}
        </>
      );
    case 'Form':
      return (
        <>
          {title}
          <PublishedFormField
            value={block.formTemplateId}
            onChange={(formTemplateId) => onChange({ ...block, formTemplateId })}
            error={problem('formTemplateId') ?? undefined}
            isDisabled={isReadOnly}
          />
        </>
      );
    case 'Articles':
      return (
        <>
          {title}
          <ArticlesFields block={block} problem={problem} onChange={onChange} />
        </>
      );
    case 'Products':
      return (
        <>
          {title}
          <ProductsFields block={block} problem={problem} onChange={onChange} />
        </>
      );
    default:
      return title;
  }
}

function TitleField({ value, onChange }: { value: LocalisedText; onChange: (value: LocalisedText) => void }) {
  return <LocalisedField label="Title" hint="Empty: none is shown." value={value} onChange={onChange} limit={60} />;
}

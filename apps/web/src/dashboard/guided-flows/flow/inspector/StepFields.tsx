import { Link } from 'react-router-dom';
import type { GraphNode } from '@parley/guided-flow/flow';
import { paths } from '#router/paths.ts';
import { Select } from '#ui/controls/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useReferences } from '../references.ts';
import { ArticleField } from './ArticleField.tsx';
import { FormSelect } from './FormSelect.tsx';
import { HandoffFields } from './HandoffFields.tsx';
import { LinkFields } from './LinkFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { TeamFields } from './TeamFields.tsx';
import { BODY, LABEL, type FieldsProps } from './stepField.ts';
import { TextFields } from './TextFields.tsx';
import { VariableText } from './VariableText.tsx';

/** What can be said of a step, by its kind. */
export function StepFields(props: FieldsProps) {
  const { node } = props;
  switch (node.type) {
    case 'Text':
      return <TextFields {...props} node={node} />;
    case 'Button':
      return <LabelField {...props} node={node} />;
    case 'Link':
      return <LinkFields {...props} node={node} />;
    case 'Handoff':
      return <HandoffFields {...props} node={node} />;
    case 'Team':
      return <TeamFields {...props} node={node} />;
    case 'Form':
      return <FormFields {...props} node={node} />;
    case 'Calendly':
      return <CalendlyFields {...props} node={node} />;
    case 'TextArticle':
      return <ArticleField {...props} node={node} />;
    case 'QuestioningArticles':
      return <QuestionFields {...props} node={node} />;
    default:
      return null;
  }
}

function LabelField({ node, onChange, problemOf, isReadOnly }: FieldsProps<GraphNode<'Button'>>) {
  return (
    <TextField
      name="label"
      label="Label"
      hint="What visitors press."
      maxLength={LABEL}
      value={node.data.label}
      error={problemOf('label')}
      isDisabled={isReadOnly}
      onChange={(label) => onChange({ ...node, data: { label } }, 'label')}
    />
  );
}

function FormFields({ node, onChange, problemOf, isReadOnly }: FieldsProps<GraphNode<'Form'>>) {
  const { data } = node;
  return (
    <>
      <FormSelect
        label="Form"
        value={data.formTemplateId}
        error={problemOf('formTemplateId')}
        isDisabled={isReadOnly}
        onChange={(formTemplateId) => onChange({ ...node, data: { ...data, formTemplateId } }, 'formTemplateId')}
      />
      <VariableText
        name="intro"
        label="Before it"
        value={data.intro}
        limit={BODY}
        rows={2}
        isDisabled={isReadOnly}
        onChange={(intro) => onChange({ ...node, data: { ...data, intro } }, 'intro')}
      />
      <VariableText
        name="afterwards"
        label="Once it is sent"
        value={data.afterwards}
        limit={BODY}
        rows={2}
        isDisabled={isReadOnly}
        onChange={(afterwards) => onChange({ ...node, data: { ...data, afterwards } }, 'afterwards')}
      />
    </>
  );
}

function CalendlyFields({ node, onChange, problemOf, isReadOnly }: FieldsProps<GraphNode<'Calendly'>>) {
  const { eventTypes, isCalendlyConnected } = useReferences();
  const { data } = node;
  return (
    <>
      <TextField
        name="title"
        label="Title"
        maxLength={120}
        value={data.title}
        isDisabled={isReadOnly}
        onChange={(title) => onChange({ ...node, data: { ...data, title } }, 'title')}
      />
      <Select
        label="Event type"
        placeholder={isCalendlyConnected ? 'Choose an event type' : 'Calendly is not connected'}
        options={eventTypes
          .filter(({ uri, isActive }) => isActive || uri === data.eventTypeUri)
          .map(({ uri, name }) => ({ id: uri, label: name }))}
        value={data.eventTypeUri}
        error={problemOf('eventTypeUri')}
        isDisabled={isReadOnly}
        onChange={(eventTypeUri) => onChange({ ...node, data: { ...data, eventTypeUri } }, 'eventTypeUri')}
      />
      {!isReadOnly && (
        <p className="-mt-1.5 text-xs text-ink-muted">
          <Link to={paths.calendly} className="font-medium text-brand hover:underline">
            {isCalendlyConnected ? 'Event types and settings of Calendly' : 'Connect Calendly'}
          </Link>
        </p>
      )}
      <VariableText
        name="afterwards"
        label="After booking"
        value={data.afterwards}
        limit={BODY}
        rows={2}
        isDisabled={isReadOnly}
        onChange={(afterwards) => onChange({ ...node, data: { ...data, afterwards } }, 'afterwards')}
      />
    </>
  );
}

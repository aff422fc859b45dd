import { Link } from 'react-router-dom';
import type { GraphNode } from '@parley/guided-flow/flow';
import { paths } from '#router/paths.ts';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Chip } from '#ui/Chip.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useReferences } from '../references.ts';
import { ArticleField } from './ArticleField.tsx';
import { VariableText } from './VariableText.tsx';

export type FieldsProps<Node extends GraphNode = GraphNode> = {
  node: Node;
  /** `field`: of what is typed, so that a word is one edit. */
  onChange: (node: GraphNode, field: string) => void;
  problemOf: (field: string) => string | null;
  isReadOnly: boolean;
};

const LABEL = 80;
const BODY = 2000;

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

function TextFields({ node, onChange, problemOf, isReadOnly }: FieldsProps<GraphNode<'Text'>>) {
  return (
    <VariableText
      name="body"
      label="Text"
      value={node.data.body}
      limit={BODY}
      rows={5}
      error={problemOf('body')}
      isDisabled={isReadOnly}
      onChange={(body) => onChange({ ...node, data: { body } }, 'body')}
    />
  );
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

function LinkFields({ node, onChange, problemOf, isReadOnly }: FieldsProps<GraphNode<'Link'>>) {
  const { data } = node;
  return (
    <>
      <TextField
        name="label"
        label="Label"
        maxLength={LABEL}
        value={data.label}
        error={problemOf('label')}
        isDisabled={isReadOnly}
        onChange={(label) => onChange({ ...node, data: { ...data, label } }, 'label')}
      />
      <TextField
        name="url"
        label="Address"
        hint="A web address, mailto: or tel:. Variables may stand behind the host."
        inputMode="url"
        placeholder="https://"
        value={data.url}
        error={problemOf('url')}
        isDisabled={isReadOnly}
        onChange={(url) => onChange({ ...node, data: { ...data, url } }, 'url')}
      />
      <RadioGroup
        label="Opens in"
        options={[
          { id: 'NewTab', label: 'A new tab' },
          { id: 'SameTab', label: 'The same tab' },
        ]}
        value={data.opens}
        isDisabled={isReadOnly}
        onChange={(opens) =>
          onChange({ ...node, data: { ...data, opens: opens === 'SameTab' ? 'SameTab' : 'NewTab' } }, 'opens')
        }
      />
    </>
  );
}

const NOBODY_SPECIAL = 'none';

function HandoffFields({ node, onChange, problemOf, isReadOnly }: FieldsProps<GraphNode<'Handoff'>>) {
  const { teams } = useReferences();
  const { data } = node;
  return (
    <>
      <TextField
        name="label"
        label="Label"
        hint="Of the button, where visitors choose it."
        maxLength={LABEL}
        value={data.label}
        isDisabled={isReadOnly}
        onChange={(label) => onChange({ ...node, data: { ...data, label } }, 'label')}
      />
      <VariableText
        name="message"
        label="Message"
        hint="What visitors read before somebody answers."
        value={data.message}
        limit={BODY}
        error={problemOf('message')}
        isDisabled={isReadOnly}
        onChange={(message) => onChange({ ...node, data: { ...data, message } }, 'message')}
      />
      <Select
        label="Goes to"
        options={[
          { id: NOBODY_SPECIAL, label: 'Whoever is free' },
          ...teams.map(({ id, name, activeCount }) => ({ id, label: name, detail: `${activeCount} active` })),
        ]}
        value={data.teamId ?? NOBODY_SPECIAL}
        isDisabled={isReadOnly}
        onChange={(id) => onChange({ ...node, data: { ...data, teamId: id === NOBODY_SPECIAL ? null : id } }, 'teamId')}
      />
    </>
  );
}

const SINGLE_PEOPLE = 'people';

function TeamFields({ node, onChange, problemOf, isReadOnly }: FieldsProps<GraphNode<'Team'>>) {
  const { teams, people } = useReferences();
  const { data } = node;
  const set = (memberIds: readonly string[]) => onChange({ ...node, data: { ...data, memberIds } }, 'memberIds');
  return (
    <>
      <TextField
        name="label"
        label="Label"
        maxLength={LABEL}
        value={data.label}
        error={problemOf('label')}
        isDisabled={isReadOnly}
        onChange={(label) => onChange({ ...node, data: { ...data, label } }, 'label')}
      />
      <Select
        label="Shows"
        options={[
          { id: SINGLE_PEOPLE, label: 'Single people' },
          ...teams.map(({ id, name, activeCount }) => ({ id, label: name, detail: `${activeCount} active` })),
        ]}
        value={data.teamId ?? SINGLE_PEOPLE}
        error={data.teamId === null ? null : problemOf('memberIds')}
        isDisabled={isReadOnly}
        onChange={(id) => onChange({ ...node, data: { ...data, teamId: id === SINGLE_PEOPLE ? null : id } }, 'teamId')}
      />
      {data.teamId === null && (
        <div className="grid gap-2" data-field="memberIds">
          <ComboBox
            label="People"
            placeholder="Add somebody"
            options={people
              .filter(({ id, isActive }) => isActive && !data.memberIds.includes(id))
              .map(({ id, name }) => ({ id, label: name }))}
            value={null}
            error={problemOf('memberIds')}
            isDisabled={isReadOnly}
            onChange={(id) => id && set([...data.memberIds, id])}
          />
          <p className="flex flex-wrap gap-1.5">
            {data.memberIds.map((id) => (
              <Chip
                key={id}
                value={people.find((person) => person.id === id)?.name ?? 'Somebody who is gone'}
                onRemove={isReadOnly ? undefined : () => set(data.memberIds.filter((one) => one !== id))}
              />
            ))}
          </p>
        </div>
      )}
    </>
  );
}

function FormFields({ node, onChange, problemOf, isReadOnly }: FieldsProps<GraphNode<'Form'>>) {
  const { forms } = useReferences();
  const { data } = node;
  return (
    <>
      <Select
        label="Form"
        placeholder="Choose a form"
        options={forms
          .filter(({ id, isUsable }) => isUsable || id === data.formTemplateId)
          .map(({ id, name, fieldCount }) => ({
            id,
            label: name,
            detail: fieldCount === 1 ? '1 question' : `${fieldCount} questions`,
          }))}
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

function QuestionFields({ node, onChange, problemOf, isReadOnly }: FieldsProps<GraphNode<'QuestioningArticles'>>) {
  const { categories } = useReferences();
  const { data } = node;
  const set = (categoryIds: readonly string[]) => onChange({ ...node, data: { ...data, categoryIds } }, 'categoryIds');
  return (
    <>
      <VariableText
        name="prompt"
        label="Question"
        hint="Visitors answer in their own words."
        value={data.prompt}
        limit={BODY}
        rows={2}
        error={problemOf('prompt')}
        isDisabled={isReadOnly}
        onChange={(prompt) => onChange({ ...node, data: { ...data, prompt } }, 'prompt')}
      />
      <ComboBox
        label="Answers come from"
        placeholder={data.categoryIds.length === 0 ? 'All articles' : 'Add a category'}
        options={categories
          .filter(({ id }) => !data.categoryIds.includes(id))
          .map(({ id, name }) => ({ id, label: name }))}
        value={null}
        isDisabled={isReadOnly}
        onChange={(id) => id && set([...data.categoryIds, id])}
      />
      {data.categoryIds.length > 0 && (
        <p className="-mt-2 flex flex-wrap gap-1.5">
          {data.categoryIds.map((id) => (
            <Chip
              key={id}
              value={categories.find((category) => category.id === id)?.name ?? 'A category that is gone'}
              onRemove={isReadOnly ? undefined : () => set(data.categoryIds.filter((one) => one !== id))}
            />
          ))}
        </p>
      )}
      <TextField
        name="exitLabel"
        label="Way out"
        hint="Of the button that goes on without a question."
        placeholder="Go on"
        maxLength={LABEL}
        value={data.exitLabel}
        isDisabled={isReadOnly}
        onChange={(exitLabel) => onChange({ ...node, data: { ...data, exitLabel } }, 'exitLabel')}
      />
    </>
  );
}

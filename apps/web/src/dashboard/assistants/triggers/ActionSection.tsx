import type { TriggerAction } from '@parley/assistant-config/triggerSchema';
import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { ArticleComboBox } from '#dashboard/content/articles/ArticleComboBox.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { EditorSection, Pair } from '../editor/EditorSection.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { PublishedFormField } from '../editor/PublishedFormField.tsx';
import type { TriggerSectionProps } from './TriggerEditor.tsx';
import { ACTION_TYPES, OPENED_PAGES } from '../editor/choices.ts';

const LIMITS = { Message: 280, Banner: 160 };

/** What a trigger does when it fires. */
export function ActionSection({ trigger, onChange, problem, isReadOnly }: TriggerSectionProps) {
  const { action } = trigger;
  const set = (action: TriggerAction) => onChange({ action });
  return (
    <EditorSection title="Then" description="One thing shows at a time, without sound.">
      <Pair>
        <Select
          label="What it does"
          options={ACTION_TYPES}
          value={action.type}
          onChange={(type) => set(actionOf(type, action))}
          isDisabled={isReadOnly}
        />
        <NumberField
          label="After"
          min={0}
          max={600}
          format={{ style: 'unit', unit: 'second', unitDisplay: 'long' }}
          value={action.delaySeconds}
          onChange={(seconds) => set({ ...action, delaySeconds: seconds ?? 0 })}
          error={problem('action.delaySeconds')}
          isDisabled={isReadOnly}
        />
      </Pair>
      {'text' in action && (
        <LocalisedField
          label="Text"
          value={action.text}
          onChange={(text) => set({ ...action, text })}
          limit={LIMITS[action.type]}
          rows={2}
          error={problem('action.text')}
        />
      )}
      {action.type === 'Open' && (
        <div className="grid gap-1">
          <span aria-hidden className="text-dense font-medium">
            Opens
          </span>
          <SegmentedControl
            label="Opens"
            options={OPENED_PAGES}
            value={action.page}
            onChange={(page) => set({ ...action, page })}
            isDisabled={isReadOnly}
          />
        </div>
      )}
      {action.type === 'Flow' && (
        <FlowChoice action={action} set={set} error={problem('action.guidedFlowId')} isReadOnly={isReadOnly} />
      )}
      {action.type === 'Form' && (
        <FormChoice action={action} set={set} error={problem('action.formTemplateId')} isReadOnly={isReadOnly} />
      )}
      {action.type === 'Article' && (
        <ArticleChoice action={action} set={set} error={problem('action.articleId')} isReadOnly={isReadOnly} />
      )}
    </EditorSection>
  );
}

type ChoiceProps<T extends TriggerAction['type']> = {
  action: Extract<TriggerAction, { type: T }>;
  set: (action: TriggerAction) => void;
  error: string | undefined;
  isReadOnly: boolean;
};

/** Which of the published flows opens. */
function FlowChoice({ action, set, error, isReadOnly }: ChoiceProps<'Flow'>) {
  const { flows } = useAssistantEditor();
  if (flows.length === 0) {
    return (
      <p className="text-dense text-ink-muted">
        No flow is published yet.{' '}
        <Link to={paths.guidedFlows} className="link">
          Go to guided flows
        </Link>
      </p>
    );
  }
  return (
    <ComboBox
      label="Flow"
      placeholder="Search published flows"
      options={flows.map(({ id, name }) => ({ id, label: name }))}
      value={flows.some(({ id }) => id === action.guidedFlowId) ? action.guidedFlowId : null}
      onChange={(guidedFlowId) => set({ ...action, guidedFlowId })}
      error={error}
      isDisabled={isReadOnly}
    />
  );
}

/** Which of the published forms opens. */
function FormChoice({ action, set, error, isReadOnly }: ChoiceProps<'Form'>) {
  return (
    <PublishedFormField
      value={action.formTemplateId}
      onChange={(formTemplateId) => set({ ...action, formTemplateId })}
      error={error}
      isDisabled={isReadOnly}
    />
  );
}

/** Which of the published articles opens. */
function ArticleChoice({ action, set, error, isReadOnly }: ChoiceProps<'Article'>) {
  const { articles, rememberArticle } = useAssistantEditor();
  return (
    <ArticleComboBox
      known={articles.map(({ id, title }) => ({ id, label: title }))}
      value={action.articleId}
      onChange={(articleId, title) => {
        if (articleId !== null) rememberArticle({ id: articleId, title });
        set({ ...action, articleId });
      }}
      error={error}
      isDisabled={isReadOnly}
    />
  );
}

/** An action of another type, with what both have. */
function actionOf(type: TriggerAction['type'], before: TriggerAction): TriggerAction {
  const { delaySeconds } = before;
  const text = 'text' in before ? before.text : {};
  if (type === 'Message' || type === 'Banner') return { type, text, delaySeconds };
  if (type === 'Badge') return { type, delaySeconds };
  if (type === 'Form') return { type, formTemplateId: null, delaySeconds };
  if (type === 'Article') return { type, articleId: null, delaySeconds };
  return type === 'Flow' ? { type, guidedFlowId: null, delaySeconds } : { type, page: 'Home', delaySeconds };
}

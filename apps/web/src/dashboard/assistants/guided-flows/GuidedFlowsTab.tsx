import { Workflow } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { OfferedFlows } from './OfferedFlows.tsx';

const MOST = 50;

/** …/{id}/guided-flows: which flows the chat offers, and in which order. */
export default function GuidedFlowsTab() {
  const { flows, isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('guidedFlows');
  const { entries } = value;
  const others = flows.filter(({ id }) => !entries.some(({ guidedFlowId }) => guidedFlowId === id));

  if (flows.length === 0 && entries.length === 0) {
    return (
      <EmptyState
        icon={Workflow}
        title="No published flows yet"
        action={
          <Link to={paths.guidedFlows} className="link">
            Go to guided flows
          </Link>
        }
      >
        Flows that are published can be chosen here, and put in order for the chat of this assistant.
      </EmptyState>
    );
  }
  return (
    <div className="@container">
      <EditorSection title="Offered flows" description="What visitors can begin with a press, from top to bottom.">
        {entries.length === 0 ? (
          <p className="text-dense text-ink-muted">None is offered yet: visitors begin with what they write.</p>
        ) : (
          <OfferedFlows />
        )}
        {!isReadOnly && entries.length < MOST && others.length > 0 && (
          <ComboBox
            label="Add a flow"
            placeholder="Search published flows"
            options={others.map(({ id, name }) => ({ id, label: name }))}
            value={null}
            onChange={(guidedFlowId) =>
              guidedFlowId && set({ entries: [...entries, { guidedFlowId, isVisible: true }] })
            }
            error={problem('entries')}
          />
        )}
        <p className="text-dense text-pretty text-ink-muted">
          They stand on the home page where it has a block for them, and at the start of each conversation.{' '}
          <Link to={paths.guidedFlows} className="link">
            Go to guided flows
          </Link>
        </p>
      </EditorSection>
    </div>
  );
}

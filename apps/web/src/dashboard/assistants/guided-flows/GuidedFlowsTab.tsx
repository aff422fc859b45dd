import { Workflow } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

/** …/{id}/guided-flows: which flows the chat offers. */
export default function GuidedFlowsTab() {
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

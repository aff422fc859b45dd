import { whyNotConnect } from '@parley/guided-flow/connect';
import type { GraphNode } from '@parley/guided-flow/flow';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { Dialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';
import { connectSteps, isStep, nodeOf } from '../draft/edits.ts';
import { useEditor } from '../editor/useFlowEditor.ts';
import { STEP_KINDS } from '../stepKinds.ts';

type ConnectDialogProps = { source: string | null; nameOf: (node: GraphNode) => string; onClose: () => void };

/** Asks which step shall follow. What the rules refuse is listed with the reason. */
export function ConnectDialog({ source, nameOf, onClose }: ConnectDialogProps) {
  const { flow, apply } = useEditor();
  const { nodes, edges } = flow.graph;
  const from = source === null ? undefined : nodeOf(flow, source);
  if (!from) return null;
  const options = nodes.filter(isStep).map((node) => {
    const reason = whyNotConnect(nodes, edges, { source: from.id, target: node.id });
    return {
      id: node.id,
      label: nameOf(node),
      detail: reason ?? STEP_KINDS[node.type].title,
      isDisabled: reason !== null,
    };
  });
  return (
    <Dialog isOpen title={`What follows “${nameOf(from)}”?`} onClose={onClose}>
      <ComboBox
        label="Step"
        options={options}
        value={null}
        placeholder="Search steps"
        // Whoever opens it types into it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(target) => {
          if (target === null) return;
          if (apply((now) => connectSteps(now, { source: from.id, target }))) {
            notify({ kind: 'success', title: 'Connected' });
          }
          onClose();
        }}
      />
    </Dialog>
  );
}

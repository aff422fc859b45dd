import { useState } from 'react';
import { useFilter } from 'react-aria-components';
import type { GraphNode } from '@parley/guided-flow/flow';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { Dialog } from '#ui/overlays.ts';
import { summaryOf } from '../canvas/toCanvas.ts';
import { STEP_KINDS } from '../stepKinds.ts';
import { useEditor } from './useFlowEditor.ts';

type FindStepProps = { isOpen: boolean; onFound: (id: string) => void; onClose: () => void };

/** Finds a step by anything that it says, by its kind and by the name that problems call it. */
export function FindStep({ isOpen, onFound, onClose }: FindStepProps) {
  const { flow } = useEditor();
  const [text, setText] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  if (!isOpen) return null;
  const names = nodeNames(flow.graph);
  const options = flow.graph.nodes
    .filter(({ type }) => type !== 'Starting')
    .map((node) => ({
      id: node.id,
      label: textsOf(node) || summaryOf(node, flow.presentation),
      detail: [STEP_KINDS[node.type].title, names.get(node.id)].filter(Boolean).join(' · '),
    }))
    .filter(({ label, detail }) => contains(`${label} ${detail}`, text.trim()));
  return (
    <Dialog isOpen title="Find a step" onClose={onClose}>
      <ComboBox
        label="Text of the step"
        isLabelHidden
        placeholder="Type what it says"
        options={options}
        onSearch={setText}
        takesFirst
        value={null}
        // Whoever opens it types into it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(id) => {
          if (id === null) return;
          onClose();
          onFound(id);
        }}
      />
    </Dialog>
  );
}

const textsOf = ({ data }: GraphNode): string =>
  Object.entries(data)
    .flatMap(([field, value]: [string, unknown]) =>
      typeof value === 'string' && !field.endsWith('Id') && !field.endsWith('Uri') && field !== 'opens' && value.trim()
        ? [value.trim()]
        : [],
    )
    .join(' · ');

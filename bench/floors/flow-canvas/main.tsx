import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { applyNodeChanges, Handle, Position, ReactFlow, type Node, type NodeProps } from 'reactflow';
import 'reactflow/dist/base.css';
import { sizeOf } from '@parley/guided-flow/nodeSize';
import { flowOf } from '../../flowVolume.ts';
import './style.css';

type Step = Node<{ text: string }>;

const { graph } = flowOf(Number(new URLSearchParams(location.search).get('nodes') ?? 12));
const NODES = graph.nodes.map((node): Step => {
  const text = Object.values<unknown>(node.data).map(String).join(' ');
  return { id: node.id, type: 'step', position: node.position, data: { text }, ...sizeOf(node) };
});
const EDGES = graph.edges.map(({ id, source, target }) => ({ id, source, target, type: 'smoothstep' }));
const TYPES = {
  step: ({ data: { text } }: NodeProps<Step>) => (
    <div className="flow-step">
      <Handle type="target" position={Position.Left} />
      {text}
      <Handle type="source" position={Position.Right} />
    </div>
  ),
};

/** The same steps on React Flow alone. */
function Flow() {
  const [nodes, setNodes] = useState(NODES);
  return (
    <ReactFlow<Step>
      nodes={nodes}
      edges={EDGES}
      nodeTypes={TYPES}
      onNodesChange={(changes) => setNodes((now) => applyNodeChanges(changes, now))}
      onlyRenderVisibleElements
      snapToGrid
      snapGrid={[15, 15]}
      minZoom={0.5}
      maxZoom={2}
      fitView
      fitViewOptions={{ maxZoom: 1, padding: 0.15 }}
    />
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Flow />);

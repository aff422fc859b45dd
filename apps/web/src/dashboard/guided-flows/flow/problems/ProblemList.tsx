import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import { freeName } from '@parley/guided-flow/flowName';
import { useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { counted } from '#ui/format.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { nodeOf, replaceNode, setName } from '../draft/edits.ts';
import { useEditor } from '../editor/useFlowEditor.ts';
import { useReferences } from '../references.ts';
import { type Problem } from './flowProblems.ts';

type ProblemListProps = {
  problems: readonly Problem[];
  /** Shows the step, and its field where one is meant. */
  onOpen: (nodeId: string, field?: string) => void;
};

/** What is wrong with the flow, as it is drawn; each leads to its step, or mends it. */
export function ProblemList({ problems, onOpen }: ProblemListProps) {
  const errors = problems.filter(({ isError }) => isError).length;
  const warnings = problems.length - errors;
  return (
    <section aria-label="Problems" className="flex max-h-[45%] min-h-0 flex-none flex-col border-t border-line">
      <h2 className="flex h-10 flex-none items-center gap-2 px-4 text-dense font-semibold">
        Problems
        {errors > 0 && <Badge tone="critical">{counted(errors, 'error')}</Badge>}
        {warnings > 0 && <Badge tone="caution">{counted(warnings, 'warning')}</Badge>}
        {problems.length === 0 && <Badge tone="positive">None</Badge>}
      </h2>
      <ul className="min-h-0 overflow-y-auto">
        {problems.map((problem) => (
          <Row key={`${problem.kind} ${problem.message}`} problem={problem} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function Row({ problem, onOpen }: { problem: Problem; onOpen: ProblemListProps['onOpen'] }) {
  const { isReadOnly } = useEditor();
  const mend = useMend(problem, onOpen);
  const { isError, message, nodeIds, fix, fields } = problem;
  const [first] = nodeIds;
  const Icon = isError ? CircleAlert : TriangleAlert;
  const field = fix?.kind === 'FocusField' ? fix.field : undefined;
  return (
    <li className="grid grid-cols-[16px_1fr] gap-[9px] border-t border-line px-4 py-2 text-dense">
      <Icon
        aria-hidden
        className={`mt-0.5 size-[15px] ${isError ? 'text-critical' : 'text-caution'}`}
        strokeWidth={1.75}
      />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="sr-only">{isError ? 'Error: ' : 'Warning: '}</span>
          {message}
        </p>
        <p className="-ml-1 flex flex-wrap gap-x-2 text-xs">
          {first && <TextButton onClick={() => onOpen(first, fields?.get(first) ?? field)}>Open step</TextButton>}
          {nodeIds.slice(1).map((id, index) => (
            <TextButton key={id} onClick={() => onOpen(id, fields?.get(id))}>
              {`Open step ${index + 2} of ${nodeIds.length}`}
            </TextButton>
          ))}
          {mend && !isReadOnly && <TextButton onClick={mend.run}>{mend.label}</TextButton>}
        </p>
      </div>
    </li>
  );
}

/** What mends a problem at one press; null: somebody has to decide. */
function useMend({ kind, fix }: Problem, onOpen: ProblemListProps['onOpen']) {
  const { apply, flow } = useEditor();
  const { otherNames } = useReferences();
  const navigate = useNavigate();
  const edit = (next: (flow: GuidedFlow) => GuidedFlow) => void apply(next);
  if (kind === 'DuplicateGuidedFlowName') {
    const name = freeName(flow.name, otherNames);
    return { label: `Use “${name}”`, run: () => edit((now) => setName(now, name)) };
  }
  switch (fix?.kind) {
    case 'UseAddress':
      return {
        label: `Use “${fix.address}”`,
        run: () =>
          edit((now) => {
            const node = nodeOf(now, fix.nodeId);
            return node?.type === 'Link'
              ? replaceNode(now, { ...node, data: { ...node.data, url: fix.address } })
              : now;
          }),
      };
    case 'RemovePeople':
      return {
        label: 'Remove them',
        run: () => {
          edit((now) => {
            const node = nodeOf(now, fix.nodeId);
            if (node?.type !== 'Team') return now;
            const memberIds = node.data.memberIds.filter((id) => !fix.memberIds.includes(id));
            return replaceNode(now, { ...node, data: { ...node.data, memberIds } });
          });
          onOpen(fix.nodeId, 'memberIds');
        },
      };
    case 'EditForm':
      return { label: 'Edit form', run: () => void navigate(paths.formEdit(fix.formTemplateId)) };
    case 'ConnectCalendly':
      return { label: 'Connect Calendly', run: () => void navigate(paths.calendly) };
    default:
      return null;
  }
}

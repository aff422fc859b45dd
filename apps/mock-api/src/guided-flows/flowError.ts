import type { FlowProblem } from '@parley/guided-flow/validateFlow';
import { domainError } from '#errors.ts';

/** That a flow is refused for what is wrong with it: the first of `problems` gives code and sentence. */
export function flowError(first: FlowProblem, problems: readonly FlowProblem[] = [first]) {
  const { code, message, nodeIds } = first;
  return domainError(code, message, {
    nodeIds,
    issues: problems.map((problem) => ({ ...problem, severity: 'Error' as const })),
  });
}

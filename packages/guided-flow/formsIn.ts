import type { Graph } from './flow.ts';

/** The ids of the forms that a flow asks, each once. */
export function formsIn({ nodes }: Graph): string[] {
  const ids = nodes.flatMap((node) => {
    if (node.type === 'Form') return node.data.formTemplateId ?? [];
    const outOfHours = node.type === 'Handoff' ? node.data.outOfHours : undefined;
    return outOfHours?.kind === 'Form' ? (outOfHours.formTemplateId ?? []) : [];
  });
  return [...new Set(ids)];
}

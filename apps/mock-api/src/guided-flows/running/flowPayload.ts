import * as v from 'valibot';

const choice = v.object({
  nodeId: v.string(),
  kind: v.picklist(['Button', 'Link', 'Handoff', 'Team', 'Article', 'Leave']),
  label: v.string(),
  url: v.optional(v.string()),
  opensNewTab: v.optional(v.boolean(), false),
});

/** What a message of a guided flow keeps as `payload`. */
const flowPayload = v.object({
  runId: v.string(),
  choices: v.optional(v.array(choice), []),
  memberIds: v.optional(v.array(v.string()), []),
  articleId: v.optional(v.nullable(v.string()), null),
});

export type FlowPayload = v.InferOutput<typeof flowPayload>;
export type FlowChoice = FlowPayload['choices'][number] & { runId: string };

const Stored = v.pipe(v.string(), v.parseJson(), v.object({ flow: flowPayload }));

export const writeFlowPayload = (flow: FlowPayload): string => JSON.stringify({ flow });

/** What a message shows of a flow; null for what is no step of one. */
export function readFlowPayload({ author, payload }: { author: string; payload: string | null }): FlowPayload | null {
  if (author !== 'Flow' || payload === null) return null;
  const { success, output } = v.safeParse(Stored, payload);
  return success ? output.flow : null;
}

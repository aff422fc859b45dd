import type { Shown } from '@parley/guided-flow/shownSteps';
import {
  ARTICLE_DISPLAYS,
  LINK_TARGETS,
  OPTION_DEFAULTS,
  STEP_OPTIONS,
  TEAM_DETAILS,
} from '@parley/guided-flow/stepOptions';
import * as v from 'valibot';

const choice = v.pipe(
  v.object({
    nodeId: v.string(),
    kind: v.picklist(['Button', 'Link', 'Handoff', 'Team', 'Article', 'Leave', 'Email']),
    label: v.string(),
    url: v.optional(v.string()),
    opens: v.optional(v.picklist(LINK_TARGETS)),
    /** In messages from before links had a third way to open. */
    opensNewTab: v.optional(v.boolean(), false),
  }),
  v.transform(({ opensNewTab, opens, ...rest }) => ({ ...rest, opens: opens ?? (opensNewTab ? 'NewTab' : 'SameTab') })),
);

/** What a message of a guided flow keeps as `payload`. */
const flowPayload = v.object({
  runId: v.string(),
  choices: v.optional(v.array(choice), []),
  memberIds: v.optional(v.array(v.string()), []),
  show: v.optional(v.array(v.picklist(TEAM_DETAILS)), [...OPTION_DEFAULTS.show]),
  articleId: v.optional(v.nullable(v.string()), null),
  display: v.optional(v.picklist(ARTICLE_DISPLAYS), OPTION_DEFAULTS.display),
  images: v.optional(v.unwrap(STEP_OPTIONS.Text.images), []),
  delayMs: v.optional(v.unwrap(STEP_OPTIONS.Text.delayMs), OPTION_DEFAULTS.delayMs),
});

export type FlowPayload = v.InferOutput<typeof flowPayload>;
export type FlowChoice = FlowPayload['choices'][number] & { runId: string };

const Stored = v.pipe(v.string(), v.parseJson(), v.object({ flow: flowPayload }));

type Kept = Omit<Shown<unknown, unknown>, 'kind' | 'body' | 'form' | 'booking'> & { runId: string };

export const writeFlowPayload = (flow: Kept): string => JSON.stringify({ flow });

/** What a message shows of a flow; null for what is no step of one. */
export function readFlowPayload({ author, payload }: { author: string; payload: string | null }): FlowPayload | null {
  if (author !== 'Flow' || payload === null) return null;
  const { success, output } = v.safeParse(Stored, payload);
  return success ? output.flow : null;
}

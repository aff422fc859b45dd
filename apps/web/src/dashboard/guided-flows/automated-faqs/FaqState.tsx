import { Badge } from '#ui/Badge.tsx';
import { type FAQ_STATES } from './faqsFilters.ts';

type State = (typeof FAQ_STATES)[number];

const TONES = { Live: 'live', Suggested: 'caution', Draft: 'neutral', Off: 'neutral' } as const;

/** Whether an automated FAQ answers. */
export function FaqState({ state }: { state: State }) {
  return <Badge tone={TONES[state]}>{state}</Badge>;
}

import { CircleAlert, Minus, SignalHigh, SignalLow, SignalMedium, type LucideIcon } from 'lucide-react';
import { type ConversationPriority } from '#generated/useConversationStanding_conversation';

/** Most urgent first. */
export const PRIORITIES = [
  'Urgent',
  'High',
  'Medium',
  'Low',
  'None',
] as const satisfies readonly ConversationPriority[];

const LOOKS: Record<(typeof PRIORITIES)[number], { icon: LucideIcon; tone: string }> = {
  Urgent: { icon: CircleAlert, tone: 'text-critical' },
  High: { icon: SignalHigh, tone: 'text-caution' },
  Medium: { icon: SignalMedium, tone: 'text-ink-muted' },
  Low: { icon: SignalLow, tone: 'text-ink-muted' },
  None: { icon: Minus, tone: 'text-ink-faint' },
};

export const priorityTone = (priority: (typeof PRIORITIES)[number]) => LOOKS[priority].tone;

/** The sign of a priority; its name stands beside it. */
export function PriorityIcon({ priority }: { priority: (typeof PRIORITIES)[number] }) {
  const { icon: Icon, tone } = LOOKS[priority];
  return <Icon aria-hidden className={`size-4 flex-none ${tone}`} strokeWidth={1.75} />;
}

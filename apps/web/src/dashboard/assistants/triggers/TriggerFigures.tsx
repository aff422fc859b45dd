import type { Trigger } from '@parley/assistant-config/triggerSchema';
import { counted, percent } from '#ui/format.ts';
import { useTriggerResults } from './useTriggerResults.ts';

type TriggerFiguresProps = { assistantId: string; trigger: Trigger };

/** What came of a trigger in the last 30 days, in a line. */
export function TriggerFigures({ assistantId, trigger }: TriggerFiguresProps) {
  const { fired, opened, conversations, seen } = useTriggerResults({ assistantId, trigger });
  if (fired === 0) return 'Has not fired in the last 30 days';
  const parts = [
    `Fired ${counted(fired, 'time')}`,
    `chat opened ${counted(opened, 'time')}`,
    counted(conversations, 'conversation'),
  ];
  if (trigger.goal && seen.visitors > 0) parts.push(`goal reached by ${percent(seen.reached / seen.visitors, 1)}`);
  return `${parts.join(' · ')} in 30 days`;
}

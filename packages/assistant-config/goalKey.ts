import type { TriggerGoal } from './triggerSchema.ts';

/** Tells goals apart: what was counted of one says nothing of another. The same for goals that say the same. */
export const goalKey = (goal: TriggerGoal): string =>
  JSON.stringify([goal.type, goal.type === 'Page' ? goal.pattern : goal.name, goal.withinDays]);

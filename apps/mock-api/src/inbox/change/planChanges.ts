import type { ConversationEvent } from '../live/conversationEvent.ts';
import { columnsAfter } from './columnsAfter.ts';
import type { By, Columns, ConversationChange, Labels, Standing } from './conversationChange.ts';
import { eventsOf } from './eventsOf.ts';
import { undoOf } from './undoOf.ts';

/** Changes thought through: nothing of them has happened yet. */
type Planned = {
  isChanged: boolean;
  data: Partial<Columns>;
  labels: Labels;
  events: ConversationEvent[];
};

/** What changes, one after the other, make of a conversation, and how that is told: as one. */
export function planChanges(before: Standing, changes: readonly ConversationChange[], by: By): Planned {
  let after = before;
  let data: Partial<Columns> = {};
  for (const change of changes) {
    data = columnsAfter(after, change, by);
    after = { ...after, ...data, labelIds: labelsAfter(after, change) };
  }
  const labels = labelsBetween(before, after);
  return {
    // Where there is nothing to undo but a name.
    isChanged: Object.keys(undoOf(before, after, labels)).length > 1,
    data,
    labels,
    events: eventsOf(before, { data: after, labels }, by),
  };
}

/** What shall come and go goes. */
function labelsAfter({ labelIds }: Standing, { addLabelIds, removeLabelIds }: ConversationChange): string[] {
  const all = new Set([...labelIds, ...(addLabelIds ?? [])]);
  return [...all].filter((id) => !removeLabelIds?.includes(id));
}

/** The labels that have come and gone. */
export function labelsBetween(before: Pick<Standing, 'labelIds'>, after: Pick<Standing, 'labelIds'>): Labels {
  return {
    addLabelIds: after.labelIds.filter((id) => !before.labelIds.includes(id)),
    removeLabelIds: before.labelIds.filter((id) => !after.labelIds.includes(id)),
  };
}

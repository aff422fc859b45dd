import type { ConversationEvent } from '../conversationEvent.ts';
import { columnsAfter } from './columnsAfter.ts';
import type { By, Columns, ConversationChange, Labels, Standing } from './conversationChange.ts';
import { eventsOf } from './eventsOf.ts';
import { undoOf } from './undoOf.ts';

/** A change thought through: nothing of it has happened yet. */
export type Planned = {
  isChanged: boolean;
  data: Columns;
  labels: Labels;
  events: ConversationEvent[];
  /** What takes it back, besides the lines that tell of it. */
  undo: ConversationChange;
};

/** What a change makes of a conversation, how that is told, and what would undo it. */
export function planChange(before: Standing, change: ConversationChange, by: By): Planned {
  const data = columnsAfter(before, change, by);
  const labels = labelsAfter(before, change);
  const undo = undoOf(before, data, labels);
  return {
    isChanged: Object.keys(undo).length > 1,
    data,
    labels,
    events: eventsOf(before, { data, labels }, by),
    undo,
  };
}

function labelsAfter({ labelIds }: Standing, { addLabelIds, removeLabelIds }: ConversationChange): Labels {
  return {
    // What shall come and go goes.
    addLabelIds: [...new Set(addLabelIds)].filter((id) => !labelIds.includes(id) && !removeLabelIds?.includes(id)),
    removeLabelIds: [...new Set(removeLabelIds)].filter((id) => labelIds.includes(id)),
  };
}

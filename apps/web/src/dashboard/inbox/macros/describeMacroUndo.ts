import { type UndoMacroRun } from '#generated/UndoMacroRun';
import { counted } from '#ui/format.ts';
import { STAYS } from '../actions/useUndoableChanges.ts';

type Undone = Pick<
  UndoMacroRun['response']['undoMacroRun'],
  'keptMessagesCount' | 'partlyUndoneIds' | 'changedSinceIds'
>;

/** What is to be said of an undone run besides that it was undone: what stays, and why. Empty when nothing does. */
export function describeMacroUndo({ keptMessagesCount, partlyUndoneIds, changedSinceIds }: Undone): string {
  const { length } = partlyUndoneIds;
  return [
    ...(keptMessagesCount > 0 ? ['What was sent stays: a message can be taken back within ten seconds.'] : []),
    ...(length > 0
      ? [`${counted(length, 'conversation')} could not be given back a person, team or label that no longer exists.`]
      : []),
    ...(changedSinceIds.length > 0 ? [STAYS] : []),
  ].join(' ');
}

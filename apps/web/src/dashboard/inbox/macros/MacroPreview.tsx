import { useDirectory } from '../actions/pickers/useDirectory.ts';
import { type ActionDraft } from './actionDraft.ts';
import { describeMacro } from './describeMacro.ts';

/** What a macro would do as it is written now, as a sentence. */
export function MacroPreview({ actions }: { actions: readonly ActionDraft[] }) {
  const { colleagues, teams, labels } = useDirectory();
  if (actions.length === 0) return null;
  const words = describeMacro(
    actions.map((draft) => ({
      ...draft,
      assignee: colleagues.find(({ id }) => id === draft.assigneeId),
      team: teams.find(({ id }) => id === draft.teamId),
      labels: labels.filter(({ id }) => draft.labelIds.includes(id)),
      isGone: false,
    })),
  );
  return (
    <p className="rounded-card bg-well px-3 py-2 text-dense text-pretty wrap-anywhere text-ink-muted">
      <span className="sr-only">What it does: </span>
      {words}
    </p>
  );
}

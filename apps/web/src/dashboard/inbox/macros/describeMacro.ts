import { lazily } from '#ui/lazily.ts';
import { type MacroAction } from './macros.ts';

const and = lazily(() => new Intl.ListFormat('en-GB'));
const LONGEST_QUOTE = 60;

type Named = { name: string };
/** As far as words go. */
export type SpokenAction = Pick<MacroAction, 'type' | 'priority' | 'snoozeUntil' | 'body' | 'isGone'> & {
  assignee: Named | null | undefined;
  team: Named | null | undefined;
  labels: readonly Named[];
};

/** What a macro does, as one sentence: «Adds Repairs and resolves it.» */
export function describeMacro(actions: readonly SpokenAction[]): string {
  const sentence = and().format(actions.map(describeAction));
  // A quoted text brings its own end.
  const end = /[.!?]”$/.test(sentence) ? '' : '.';
  return sentence && `${sentence[0]?.toUpperCase()}${sentence.slice(1)}${end}`;
}

/** What an action does, as it stands in a sentence. */
export function describeAction(action: SpokenAction): string {
  const { type, assignee, team, labels, priority, snoozeUntil, body, isGone } = action;
  if (isGone) return `passes over ${GONE[type] ?? 'what is not there any more'}`;
  const labelNames = and().format(labels.map(({ name }) => name));
  switch (type) {
    case 'Assign':
      return `assigns it to ${assignee?.name ?? 'somebody'}`;
    case 'MoveToTeam':
      return `moves it to ${team?.name ?? 'a team'}`;
    case 'AddLabels':
      return `adds ${labelNames || 'labels'}`;
    case 'RemoveLabels':
      return `removes ${labelNames || 'labels'}`;
    case 'SetPriority':
      return priority === 'None' ? 'removes the priority' : `sets the priority${priority ? ` to ${priority}` : ''}`;
    case 'Snooze':
      return describeSnooze(snoozeUntil ?? '');
    case 'SendMessage':
      return `sends ${quoted(body)}`;
    case 'AddNote':
      return `notes ${quoted(body)}`;
    default:
      return PLAIN[type] ?? '';
  }
}

const PLAIN: Readonly<Record<string, string>> = {
  AssignToMe: 'assigns it to whoever runs it',
  Unassign: 'assigns it to nobody',
  TakeFromTeam: 'takes it from its team',
  Resolve: 'resolves it',
  Reopen: 'reopens it',
  TakeOver: 'takes over from the assistant',
  HandBack: 'hands it back to the assistant',
};

const GONE: Readonly<Record<string, string>> = {
  Assign: 'somebody who does not work here any more',
  MoveToTeam: 'a team that is not there any more',
  AddLabels: 'labels that are not there any more',
  RemoveLabels: 'labels that are not there any more',
};

function describeSnooze(words: string): string {
  if (words.trim() === '') return 'snoozes it until the visitor writes';
  const [, span] = /^in\s+(.*)$/i.exec(words.trim()) ?? [];
  return span ? `snoozes it for ${span}` : `snoozes it until ${words.trim()}`;
}

function quoted(body: string | null | undefined): string {
  const line = (body ?? '').replaceAll(/\s+/g, ' ').trim();
  if (line === '') return 'a text';
  const shown = Array.from(line);
  return `“${shown.length > LONGEST_QUOTE ? `${shown.slice(0, LONGEST_QUOTE).join('').trim()}…` : line}”`;
}

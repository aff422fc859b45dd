import { type Command } from './command.ts';
import { matchText } from './matchText.ts';

/** A command as the palette shows it: with the characters of its label that answer the search. */
export type RankedCommand = { command: Command; marks: ReadonlySet<number> };
type Match = { score: number; marks: ReadonlySet<number> };
export type CommandGroup = { name: string; commands: RankedCommand[] };

/** Another word for it counts less than its name, where it belongs still less. */
const ALIAS = 0.8;
const DETAIL = 0.5;
/** Found by what is not shown, it comes after all that fits by its own words. */
const FOUND: Match = { score: 1, marks: new Set() };
/** What was used lately wins among equals. */
const RECENT = 5;
const MOST_OF_GROUP = 12;
const MOST_RECENT = 5;
const NOTHING: ReadonlySet<number> = new Set();

/** What the palette shows for `query`: everything by group while it is empty, else what fits, the group of the best first. */
export function rankCommands(commands: readonly Command[], query: string, recent: readonly string[]): CommandGroup[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  return words.length === 0 ? listAll(commands, recent) : search(commands, words, recent, query.trim());
}

function listAll(commands: readonly Command[], recent: readonly string[]): CommandGroup[] {
  const known = new Map(commands.map((command) => [command.id, command]));
  const used = recent.flatMap((id) => known.get(id) ?? []).slice(0, MOST_RECENT);
  const rest = commands.filter((command) => !command.isRecord && !used.includes(command));
  return [
    { name: 'Recent', commands: used },
    { name: 'On this screen', commands: rest.filter(({ isOfScreen }) => isOfScreen) },
    { name: 'Go to', commands: rest.filter(({ group, isOfScreen }) => group === 'Go to' && !isOfScreen) },
    { name: 'Do', commands: rest.filter(({ group, isOfScreen }) => group === 'Do' && !isOfScreen) },
  ]
    .filter((group) => group.commands.length > 0)
    .map(({ name, commands: members }) => ({
      name,
      commands: members.map((command) => ({ command, marks: NOTHING })),
    }));
}

function search(
  commands: readonly Command[],
  words: readonly string[],
  recent: readonly string[],
  query: string,
): CommandGroup[] {
  const groups = new Map<string, (RankedCommand & { score: number })[]>();
  for (const command of commands) {
    const found = matchCommand(command, words) ?? (command.foundBy === query ? FOUND : null);
    if (!found) continue;
    const score = found.score + (recent.includes(command.id) ? RECENT : 0) + (command.isOfScreen ? RECENT : 0);
    groups.set(command.group, [...(groups.get(command.group) ?? []), { command, marks: found.marks, score }]);
  }
  return [...groups]
    .map(([name, members]) => ({ name, members: members.toSorted((a, b) => b.score - a.score) }))
    .toSorted((a, b) => (b.members[0]?.score ?? 0) - (a.members[0]?.score ?? 0))
    .map(({ name, members }) => ({
      name,
      commands: members.slice(0, MOST_OF_GROUP).map(({ command, marks }) => ({ command, marks })),
    }));
}

/** Every word must fit somewhere; null when one does not. */
function matchCommand({ label, aliases = [], detail = '' }: Command, words: readonly string[]): Match | null {
  const marks = new Set<number>();
  let score = 0;
  for (const word of words) {
    const inLabel = matchText(word, label);
    const elsewhere = Math.max(
      ...aliases.map((alias) => (matchText(word, alias)?.score ?? 0) * ALIAS),
      (matchText(word, detail)?.score ?? 0) * DETAIL,
    );
    if (!inLabel && elsewhere === 0) return null;
    for (const mark of inLabel?.marks ?? []) marks.add(mark);
    score += Math.max(inLabel?.score ?? 0, elsewhere);
  }
  return { score: score / words.length, marks };
}

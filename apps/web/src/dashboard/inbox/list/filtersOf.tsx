import { type Filter, type FilterOption } from '#ui/filters/filter.ts';
import { withUnknown } from '#ui/filters/withUnknown.ts';
import { type InboxFilters } from './inboxFilters.ts';
import { LabelDot } from './LabelDot.tsx';
import { languageName } from './languageName.ts';
import { type FilterChoices } from './fetchFilterChoices.ts';

const STATUSES = [
  { id: 'open', label: 'Open' },
  { id: 'pending', label: 'Pending' },
  { id: 'snoozed', label: 'Snoozed' },
  { id: 'resolved', label: 'Resolved' },
  { id: 'any', label: 'Any status' },
] as const;
const PRIORITIES = [
  { id: 'urgent', label: 'Urgent' },
  { id: 'high', label: 'High' },
  { id: 'medium', label: 'Medium' },
  { id: 'low', label: 'Low' },
  { id: 'none', label: 'None' },
] as const;
const FILES = [
  { id: 'with', label: 'With files' },
  { id: 'without', label: 'Without files' },
] as const;

type Change = (part: Partial<InboxFilters>) => void;

/** The inbox's filters as the bar shows them; `choices` are null until they have been asked for. */
export function filtersOf(filters: InboxFilters, change: Change, choices: FilterChoices | null): Filter[] {
  const { colleagues = [], teams = [], labels = [], assistants = [], conversationLanguages = [] } = choices ?? {};
  const people = colleagues.map(({ id, name }) => ({ id, label: name }));
  const marked = labels.map(({ id, name, colour }) => ({ id, label: name, icon: <LabelDot colour={colour} /> }));
  const titled = assistants.map(({ id, title }) => ({ id, label: title }));
  const any = (id: 'assignee' | 'team' | 'label' | 'assistant' | 'language', label: string, known: FilterOption[]) => ({
    id,
    label,
    isMultiple: true,
    options: withUnknown(known, filters[id], choices !== null),
    selected: filters[id],
    onChange: (selected: readonly string[]) => change({ [id]: selected }),
  });

  return [
    {
      id: 'status',
      label: 'Status',
      options: STATUSES,
      selected: [filters.status],
      isRequired: true,
      onChange: ([status]) => change({ status: STATUSES.find(({ id }) => id === status)?.id }),
    },
    any('assignee', 'Assignee', people),
    any(
      'team',
      'Team',
      teams.map(({ id, name }) => ({ id, label: name })),
    ),
    any('label', 'Label', marked),
    {
      id: 'priority',
      label: 'Priority',
      isMultiple: true,
      options: PRIORITIES,
      selected: filters.priority,
      onChange: (selected) =>
        change({ priority: PRIORITIES.map(({ id }) => id).filter((id) => selected.includes(id)) }),
    },
    any('assistant', 'Assistant', titled),
    any(
      'language',
      'Language',
      // A language has its name also before it is known that somebody speaks it.
      [...new Set([...conversationLanguages, ...filters.language])].map((code) => ({
        id: code,
        label: languageName(code),
      })),
    ),
    {
      id: 'active',
      label: 'Active',
      options: [],
      isPeriod: true,
      selected: filters.active ? [filters.active] : [],
      onChange: ([active = '']) => change({ active }),
    },
    {
      id: 'file',
      label: 'Files',
      options: FILES,
      selected: filters.file === 'any' ? [] : [filters.file],
      onChange: ([file]) => change({ file: FILES.find(({ id }) => id === file)?.id ?? 'any' }),
    },
  ];
}

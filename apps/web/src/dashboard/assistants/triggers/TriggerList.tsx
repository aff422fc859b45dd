import { Copy, Ellipsis, Trash2, TriangleAlert } from 'lucide-react';
import type { ConfigProblem } from '@parley/assistant-config/configProblem';
import { describeCondition } from '@parley/assistant-config/describeTrigger';
import type { Trigger } from '@parley/assistant-config/triggerSchema';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ReorderList } from '#ui/lists/ReorderList.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { TriggerFigures } from './TriggerFigures.tsx';
import { useTriggers } from './useTriggers.ts';

type TriggerListProps = {
  triggers: readonly Trigger[];
  /** Of a trigger: the first of what is wrong. */
  problemOf: (trigger: Trigger) => ConfigProblem | undefined;
  onOpen: (id: string) => void;
  /** The row that had the focus is gone. */
  onRemoved: () => void;
};

/** The triggers in their order of priority. */
export function TriggerList({ triggers, problemOf, onOpen, onRemoved }: TriggerListProps) {
  const { assistant, isReadOnly } = useAssistantEditor();
  const { setItems, update, duplicate, remove } = useTriggers();
  return (
    <ReorderList
      label="Triggers"
      items={triggers}
      nameOf={({ name }) => name}
      onReorder={(items) => setItems(() => items)}
      isDisabled={isReadOnly}
    >
      {(trigger, { handle, moveButtons }) => {
        const { id, name, isEnabled } = trigger;
        return (
          <div className="flex flex-wrap items-center gap-x-1 py-1.5 pr-1.5 pl-2">
            {handle}
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="min-h-9 min-w-0 flex-1 rounded-control px-1 text-left outline-offset-2 outline-focus hover:bg-hover focus-visible:outline-2"
            >
              <span className={`block truncate text-dense font-medium ${isEnabled ? '' : 'text-ink-muted'}`}>
                {name}
              </span>
              <SecondLine trigger={trigger} problem={problemOf(trigger)} />
              <span className="block min-h-4 text-xs text-ink-faint">
                <QueryBoundary isOptional fallback={null}>
                  <TriggerFigures assistantId={assistant.id} trigger={trigger} />
                </QueryBoundary>
              </span>
            </button>
            <div className="flex items-center justify-end max-md:w-full">
              {moveButtons}
              <Switch
                label={`Enable ${name}`}
                isLabelHidden
                value={isEnabled}
                onChange={(isEnabled) => update(id, { isEnabled })}
                isDisabled={isReadOnly}
                className="mx-2"
              />
              {!isReadOnly && (
                <Menu
                  label={name}
                  groups={[
                    {
                      id: 'actions',
                      entries: [
                        { id: 'copy', label: 'Duplicate', icon: Copy, onAction: () => onOpen(duplicate(trigger).id) },
                        {
                          id: 'delete',
                          label: 'Delete',
                          icon: Trash2,
                          isDanger: true,
                          onAction: () => {
                            remove(trigger, triggers.indexOf(trigger));
                            onRemoved();
                          },
                        },
                      ],
                    },
                  ]}
                  renderTrigger={(button) => <IconButton {...button} icon={Ellipsis} label={`More for ${name}`} />}
                />
              )}
            </div>
          </div>
        );
      }}
    </ReorderList>
  );
}

/** What is wrong with it, else what it waits for. */
function SecondLine({ trigger, problem }: { trigger: Trigger; problem: ConfigProblem | undefined }) {
  if (!problem) return <span className="block truncate text-xs text-ink-muted">{summaryOf(trigger)}</span>;
  return (
    <span className="flex gap-1.5 text-xs text-caution">
      <TriangleAlert aria-hidden className="mt-0.5 size-3 flex-none" strokeWidth={2} />
      {problem.message}
    </span>
  );
}

const ACTIONS = {
  Message: 'a message',
  Banner: 'a banner',
  Badge: 'a dot on the launcher',
  Open: 'the chat',
  Flow: 'a guided flow',
  Form: 'a form',
  Article: 'an article',
};

/** What it waits for, where, and what it does then. */
function summaryOf({ conditions, match, include, action }: Trigger): string {
  const waits = conditions
    .map((condition, index) =>
      index === 0 ? describeCondition(condition) : uncapitalised(describeCondition(condition)),
    )
    .join(match === 'All' ? ', ' : ' or ');
  const where = include.length === 0 ? 'on all pages' : `on ${include.join(', ')}`;
  return [waits || 'At once', where, ACTIONS[action.type]].join(' · ');
}

const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

import { useRef } from 'react';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useDirectory } from '../actions/pickers/useDirectory.ts';
import { type ActionDraft, moved, newAction } from './actionDraft.ts';
import { ActionFields } from './ActionFields.tsx';
import { ACTION_TYPES, actionType } from './actionTypes.ts';

const MOST_ACTIONS = 20;

type ActionRowsProps = {
  actions: readonly ActionDraft[];
  onChange: (actions: readonly ActionDraft[]) => void;
  /** What is wrong with one of them, as far as it is to be said. */
  errorOf: (action: ActionDraft, index: number) => string | null;
};

/** The actions of a macro in their order: added, written, moved and removed. */
export function ActionRows({ actions, onChange, errorOf }: ActionRowsProps) {
  const directory = useDirectory();
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLDivElement>(null);

  function move(index: number, by: 1 | -1) {
    flushSync(() => onChange(moved(actions, index, by)));
    // The button may be the last of its kind at an end: then the other one has the focus.
    const row = list.current?.children[index + by];
    const [same, other] = by === 1 ? ['down', 'up'] : ['up', 'down'];
    (
      row?.querySelector<HTMLButtonElement>(`[data-move="${same}"]:enabled`) ??
      row?.querySelector<HTMLButtonElement>(`[data-move="${other}"]`)
    )?.focus();
  }

  function remove(index: number) {
    flushSync(() => onChange(actions.toSpliced(index, 1)));
    const next = list.current?.children[Math.min(index, actions.length - 2)];
    (next ?? adder.current)?.querySelector<HTMLButtonElement>(next ? '[data-remove]' : 'button')?.focus();
  }

  function add(type: ActionDraft['type']) {
    flushSync(() => onChange([...actions, newAction(type)]));
    const row = list.current?.lastElementChild;
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector<HTMLElement>('[data-fields] :is(input, textarea, button)')?.focus();
  }

  const isSnoozing = actions.some(({ type }) => type === 'Snooze');
  return (
    <div>
      {actions.length > 0 && (
        <ol ref={list} aria-label="Actions" className="mb-2 divide-y divide-line rounded-card border border-line">
          {actions.map((draft, index) => {
            const { label, icon: Icon } = actionType(draft.type);
            const place = `${index + 1}. ${label}`;
            return (
              <li key={draft.key} aria-label={place} className="grid gap-1.5 py-1.5 pr-1.5 pl-3 text-dense">
                <div className="flex items-center gap-2">
                  <Icon aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />
                  <span className="min-w-0 flex-1 truncate font-medium">{label}</span>
                  <IconButton
                    data-move="up"
                    icon={ArrowUp}
                    label={`Move up: ${place}`}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  />
                  <IconButton
                    data-move="down"
                    icon={ArrowDown}
                    label={`Move down: ${place}`}
                    disabled={index === actions.length - 1}
                    onClick={() => move(index, 1)}
                  />
                  <IconButton data-remove icon={X} label={`Remove: ${place}`} onClick={() => remove(index)} />
                </div>
                <div data-fields className="pr-1.5 pb-1.5 empty:hidden md:pl-6">
                  <ActionFields
                    draft={draft}
                    directory={directory}
                    error={errorOf(draft, index)}
                    onChange={(some) => onChange(actions.with(index, { ...draft, ...some }))}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <div ref={adder}>
        <Menu
          label="Actions"
          placement="bottom start"
          groups={ACTION_TYPES.map((types, index) => ({
            id: `${index}`,
            entries: types.map(({ type, label, icon }) => ({
              id: type,
              label,
              icon,
              isDisabled: type === 'Snooze' && isSnoozing,
              onAction: () => add(type),
            })),
          }))}
          renderTrigger={(trigger) => (
            <Button
              {...trigger}
              size="sm"
              disabled={actions.length >= MOST_ACTIONS}
              icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
            >
              Add an action
            </Button>
          )}
        />
      </div>
    </div>
  );
}

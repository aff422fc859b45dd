import { useRef } from 'react';
import { Plus, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import type { Trigger } from '@parley/assistant-config/triggerSchema';
import { Button } from '#ui/Button.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { CONDITION_GROUPS, CONDITION_KINDS } from './conditionKinds.ts';
import { newCondition } from './newTrigger.ts';
import type { TriggerSectionProps } from './TriggerEditor.tsx';
import { MATCHES } from '../editor/choices.ts';

const MOST = 20;
const BELOW = 'order-last col-span-2 pr-1.5 pb-1.5';

/** What must be so for a trigger to fire. */
export function ConditionsSection({ trigger, onChange, problem, isReadOnly }: TriggerSectionProps) {
  const { conditions, match } = trigger;
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLDivElement>(null);
  const set = (conditions: Trigger['conditions']) => onChange({ conditions });

  function add(type: Parameters<typeof newCondition>[0]) {
    flushSync(() => set([...conditions, newCondition(type)]));
    list.current?.lastElementChild?.querySelector<HTMLElement>('[data-fields] :is(input, button)')?.focus();
  }

  function remove(index: number) {
    flushSync(() => set(conditions.toSpliced(index, 1)));
    const next = list.current?.children[Math.min(index, conditions.length - 2)];
    (next ?? adder.current)?.querySelector<HTMLButtonElement>(next ? '[data-remove]' : 'button')?.focus();
  }

  return (
    <EditorSection title="When" description="Time counts only while the visitor sees the tab.">
      {conditions.length > 1 && (
        <SegmentedControl
          label="How many conditions"
          options={MATCHES}
          value={match}
          onChange={(match) => onChange({ match })}
          isDisabled={isReadOnly}
        />
      )}
      {conditions.length === 0 && (
        <p className="text-dense text-ink-muted">No condition: it fires as soon as the page is open.</p>
      )}
      {conditions.length > 0 && (
        <ul ref={list} aria-label="Conditions" className="divide-y divide-line rounded-card border border-line">
          {conditions.map((condition, index) => {
            const { label, icon: Icon } = CONDITION_KINDS[condition.type];
            // Three fields have no room beside their name.
            const isWide = condition.type === 'Attribute';
            return (
              <li
                key={condition.id}
                aria-label={label}
                className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-1.5 pr-1.5 pl-3 text-dense ${isWide ? '' : 'sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]'}`}
              >
                <span className="flex min-w-0 items-center gap-2">
                  <Icon aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />
                  {label}
                </span>
                <div
                  data-fields
                  className={`min-w-0 ${isWide ? BELOW : 'max-sm:order-last max-sm:col-span-2 max-sm:pr-1.5 max-sm:pb-1.5'}`}
                >
                  <ConditionFields
                    condition={condition}
                    onChange={(next) => set(conditions.with(index, next))}
                    errorOf={(field) => problem(`conditions.${index}.${field}`)}
                    isReadOnly={isReadOnly}
                  />
                </div>
                {isReadOnly ? (
                  <span />
                ) : (
                  <IconButton data-remove icon={X} label={`Remove: ${label}`} onClick={() => remove(index)} />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!isReadOnly && (
        <div ref={adder}>
          <Menu
            label="Conditions"
            placement="bottom start"
            groups={CONDITION_GROUPS.map(({ id, label, types }) => ({
              id,
              label,
              entries: types.map((type) => ({ id: type, ...CONDITION_KINDS[type], onAction: () => add(type) })),
            }))}
            renderTrigger={(button) => (
              <Button
                {...button}
                size="sm"
                disabled={conditions.length >= MOST}
                icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
              >
                Add a condition
              </Button>
            )}
          />
        </div>
      )}
    </EditorSection>
  );
}

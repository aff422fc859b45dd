import { useRef } from 'react';
import { Plus, Zap } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { ConfigProblem } from '@parley/assistant-config/configProblem';
import { lintTriggers } from '@parley/assistant-config/lintTriggers';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useNow } from '#ui/useNow.ts';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { LimitsSection } from './LimitsSection.tsx';
import { newTrigger, TRIGGER_TEMPLATES } from './newTrigger.ts';
import { TriggerEditor } from './TriggerEditor.tsx';
import { TriggerList } from './TriggerList.tsx';
import { TriggerTester } from './TriggerTester.tsx';
import { useTriggers } from './useTriggers.ts';

const MOST = 50;

/** …/{id}/triggers: when the assistant speaks up by itself. `?trigger=` opens one. */
export default function TriggersTab() {
  const { config, flows, forms, articles, isReadOnly } = useAssistantEditor();
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const top = useRef<HTMLDivElement>(null);
  const { items } = config.triggers;
  const index = items.findIndex(({ id }) => id === search.get('trigger'));
  const open = items[index];
  const warnings = [...lintTriggers(config, { now, guidedFlows: flows, forms, articles })];
  const warningsAt = (place: number) => warnings.filter(({ path }) => isWithin(path, `triggers.items.${place}`));
  const show = (id: string | null) => setSearch(id === null ? {} : { trigger: id });

  if (open) {
    return (
      <>
        <TriggerEditor key={open.id} trigger={open} index={index} warnings={warningsAt(index)} onOpen={show} />
        <div className="@container border-t border-line pt-5">
          <TriggerTester now={now} triggerId={open.id} />
        </div>
      </>
    );
  }
  return (
    <div ref={top} className="@container">
      <div className="mb-3 flex items-center gap-3">
        <p className="min-w-0 flex-1 text-dense text-pretty text-ink-muted">
          The first that may fire does, from the top.
        </p>
        {items.length > 0 && !isReadOnly && <AddTrigger isFull={items.length >= MOST} onOpen={show} />}
      </div>
      <div className="mb-5">
        {items.length > 0 ? (
          <TriggerList
            triggers={items}
            problemOf={({ id }): ConfigProblem | undefined => warningsAt(items.findIndex((item) => item.id === id))[0]}
            onOpen={show}
            onRemoved={() => top.current?.querySelector('button')?.focus()}
          />
        ) : (
          <EmptyState
            icon={Zap}
            title="No triggers yet"
            action={!isReadOnly && <AddTrigger isFull={false} onOpen={show} />}
          >
            A trigger shows a message, or opens the chat, when a visitor may want help.
          </EmptyState>
        )}
      </div>
      <div className="border-t border-line pt-5">
        <LimitsSection />
        {items.length > 0 && <TriggerTester now={now} />}
      </div>
    </div>
  );
}

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}.`);

type AddTriggerProps = { isFull: boolean; onOpen: (id: string) => void };

function AddTrigger({ isFull, onOpen }: AddTriggerProps) {
  const { config } = useAssistantEditor();
  const { add } = useTriggers();
  return (
    <Menu
      label="Kinds of triggers"
      groups={[
        {
          id: 'templates',
          entries: TRIGGER_TEMPLATES.map((template) => ({
            id: template.id,
            label: template.label,
            detail: template.detail,
            onAction: () => {
              const trigger = newTrigger(template, config.languages.default, config.triggers.items);
              add(trigger);
              onOpen(trigger.id);
            },
          })),
        },
      ]}
      renderTrigger={(button) => (
        <Button {...button} disabled={isFull} icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}>
          Add a trigger
        </Button>
      )}
    />
  );
}

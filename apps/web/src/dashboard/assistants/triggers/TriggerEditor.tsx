import { ArrowLeft, Copy, Trash2, TriangleAlert } from 'lucide-react';
import type { ConfigProblem } from '@parley/assistant-config/configProblem';
import type { Trigger } from '@parley/assistant-config/triggerSchema';
import { Button } from '#ui/Button.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { ActionSection } from './ActionSection.tsx';
import { AudienceSection, FrequencySection } from './AudienceSection.tsx';
import { ConditionsSection } from './ConditionsSection.tsx';
import { GoalSection } from './GoalSection.tsx';
import { PagesSection } from './PagesSection.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { useTriggers } from './useTriggers.ts';

export type TriggerSectionProps = {
  trigger: Trigger;
  onChange: (some: Partial<Trigger>) => void;
  /** What is wrong with a field, by its path within the trigger. */
  problem: (path: string) => string | undefined;
  isReadOnly: boolean;
};

type TriggerEditorProps = {
  trigger: Trigger;
  /** Its place in the order. */
  index: number;
  warnings: readonly ConfigProblem[];
  onOpen: (id: string | null) => void;
};

/** All that can be set on one trigger. */
export function TriggerEditor({ trigger, index, warnings, onOpen }: TriggerEditorProps) {
  const { problems, change, isReadOnly } = useAssistantEditor();
  const { update, duplicate, remove } = useTriggers();
  const section: TriggerSectionProps = {
    trigger,
    onChange: (some) => update(trigger.id, some),
    problem: (path) => problems[`triggers.items.${index}.${path}`],
    isReadOnly,
  };

  return (
    <div className="@container">
      <div className="mb-4 flex items-center gap-1">
        <Button
          variant="ghost"
          icon={<ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />}
          className="-ml-3"
          onClick={() => onOpen(null)}
        >
          All triggers
        </Button>
        <span className="flex-1" />
        {!isReadOnly && (
          <>
            <IconButton icon={Copy} label="Duplicate" onClick={() => onOpen(duplicate(trigger).id)} />
            <IconButton
              icon={Trash2}
              label="Delete"
              onClick={() => {
                remove(trigger, index);
                onOpen(null);
              }}
            />
          </>
        )}
      </div>
      {warnings.map(({ code, message, fix }) => (
        <output
          key={code}
          className="mb-4 flex gap-2 rounded-control bg-caution-soft px-3 py-2 text-dense text-caution"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none" strokeWidth={1.75} />
          <span className="min-w-0">
            {message}
            {fix && !isReadOnly && <TextButton onClick={() => change(fix.apply)}>{fix.label}</TextButton>}
          </span>
        </output>
      ))}
      <EditorSection title="Name" description="Seen by your team only.">
        <TextField
          label="Name"
          value={trigger.name}
          onChange={(name) => update(trigger.id, { name })}
          error={section.problem('name')}
          maxLength={80}
          autoComplete="off"
          isDisabled={isReadOnly}
        />
        <Switch
          label="Enabled"
          value={trigger.isEnabled}
          onChange={(isEnabled) => update(trigger.id, { isEnabled })}
          isDisabled={isReadOnly}
        />
      </EditorSection>
      <ConditionsSection {...section} />
      <PagesSection {...section} />
      <ActionSection {...section} />
      <FrequencySection {...section} />
      <AudienceSection {...section} />
      <ScheduleSection {...section} />
      <GoalSection {...section} />
    </div>
  );
}

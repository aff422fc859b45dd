import type { BlockAudience, HomeBlock } from '@parley/assistant-config/configSchema';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { Pair } from '../editor/EditorSection.tsx';
import { languageName } from '../editor/languageName.ts';
import { BLOCK_VISITORS } from '../editor/choices.ts';
import { audienceOf } from './blockAudience.ts';

type BlockAudienceFieldsProps = { block: HomeBlock; onChange: (block: HomeBlock) => void };

/** For whom a block stands on the home page. */
export function BlockAudienceFields({ block, onChange }: BlockAudienceFieldsProps) {
  const { config, isReadOnly } = useAssistantEditor();
  const audience = audienceOf(block);
  const { default: main, others } = config.languages;
  // With those it still names and the assistant no longer speaks.
  const languages = [...new Set([main, ...others, ...audience.languages])];
  const set = (some: Partial<BlockAudience>) => onChange({ ...block, shownTo: { ...audience, ...some } });
  return (
    <Pair>
      <Select
        label="Shown to"
        hint={audience.visitors === 'Returning' ? 'The preview is that of a new visitor.' : undefined}
        options={BLOCK_VISITORS}
        value={audience.visitors}
        onChange={(visitors) => set({ visitors })}
        isDisabled={isReadOnly}
      />
      {languages.length > 1 && (
        <CheckboxGroup
          label="In"
          hint="None: all languages."
          options={languages.map((id) => ({ id, label: languageName(id) }))}
          value={audience.languages}
          onChange={(chosen) => set({ languages: chosen })}
          isDisabled={isReadOnly}
        />
      )}
    </Pair>
  );
}

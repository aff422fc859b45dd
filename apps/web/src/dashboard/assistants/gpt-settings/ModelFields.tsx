import { CHAT_LANGUAGES } from '@parley/assistant-config/chatLanguages';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { Pair } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { languageName } from '../editor/languageName.ts';
import { TemperatureSlider } from './TemperatureSlider.tsx';

const OF_VISITOR = 'visitor';

/** How a language model writes, and what it is given to write from. */
export function ModelFields() {
  const { isReadOnly, config } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('gpt');
  const languages = [
    ...new Set([config.languages.default, ...config.languages.others, ...CHAT_LANGUAGES, value.answersIn ?? 'en']),
  ];
  return (
    <>
      <TemperatureSlider
        value={value.temperature}
        onChange={(temperature) => set({ temperature })}
        isDisabled={isReadOnly}
      />
      <Pair>
        <NumberField
          label="Passages at most"
          hint="So many of the best are given to the model."
          min={1}
          max={8}
          value={value.mostPassages}
          onChange={(mostPassages) => mostPassages !== null && set({ mostPassages })}
          error={problem('mostPassages') ?? undefined}
          isDisabled={isReadOnly}
        />
        <NumberField
          label="Messages before"
          hint="So much of the conversation it is told."
          min={0}
          max={20}
          value={value.mostTurns}
          onChange={(mostTurns) => mostTurns !== null && set({ mostTurns })}
          error={problem('mostTurns') ?? undefined}
          isDisabled={isReadOnly}
        />
        <Select
          label="Answers in"
          options={[
            { id: OF_VISITOR, label: 'The visitor’s language' },
            ...languages.map((tag) => ({ id: tag, label: languageName(tag) })),
          ]}
          value={value.answersIn ?? OF_VISITOR}
          onChange={(tag) => set({ answersIn: tag === OF_VISITOR ? null : tag })}
          isDisabled={isReadOnly}
        />
        <Switch
          label="Emoji"
          value={value.usesEmoji}
          onChange={(usesEmoji) => set({ usesEmoji })}
          isSpread
          isDisabled={isReadOnly}
        />
      </Pair>
    </>
  );
}

import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { useAssistantEditor } from './assistantEditor.ts';
import { languageName } from './languageName.ts';

/** As many fit beside each other. */
const MOST_SEGMENTS = 4;

/** In which language texts are edited; nothing for an assistant that speaks one. */
export function EditorHeader() {
  const { config, language, setLanguage } = useAssistantEditor();
  const { default: main, others } = config.languages;
  if (others.length === 0) return null;
  const options = [main, ...others].map((id) => ({ id, label: languageName(id) }));
  const choice = { label: 'Language of texts', value: language, onChange: setLanguage };
  return (
    <div className="mb-5 flex items-center gap-3 text-dense text-ink-muted">
      {options.length <= MOST_SEGMENTS ? (
        <>
          <span aria-hidden>Texts in</span>
          <SegmentedControl {...choice} options={options} />
        </>
      ) : (
        <Select {...choice} options={options} />
      )}
    </div>
  );
}

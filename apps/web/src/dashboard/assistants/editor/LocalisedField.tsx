import type { LocalisedText } from '@parley/assistant-config/localised';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useAssistantEditor } from './assistantEditor.ts';
import { languageName } from './languageName.ts';

type LocalisedFieldProps = {
  label: string;
  hint?: string;
  placeholder?: string;
  value: LocalisedText;
  onChange: (value: LocalisedText) => void;
  error?: string | null;
  limit: number;
  /** More than one line. */
  rows?: number;
};

/** A text of the assistant in the language that is being edited. */
export function LocalisedField({ label, hint, placeholder, value, onChange, limit, rows, error }: LocalisedFieldProps) {
  const { language, config, isReadOnly } = useAssistantEditor();
  const { default: main, others } = config.languages;
  const change = (text: string) => onChange(withText(value, language, text));
  const field = {
    label: others.length > 0 ? `${label} (${languageName(language)})` : label,
    hint,
    value: value[language] ?? '',
    // What visitors read while it is empty.
    placeholder: (language === main ? undefined : value[main]) ?? placeholder,
    onChange: change,
    error: error ?? undefined,
    isDisabled: isReadOnly,
    lang: language,
    dir: 'auto' as const,
  };
  return rows ? <TextArea {...field} rows={rows} limit={limit} /> : <TextField {...field} maxLength={limit} />;
}

/** Without the language where nothing is written in it. */
function withText(value: LocalisedText, language: string, text: string): LocalisedText {
  const { [language]: _, ...others } = value;
  return text === '' ? others : { ...value, [language]: text };
}

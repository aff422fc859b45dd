import { X } from 'lucide-react';
import { chatLanguageFor } from '@parley/assistant-config/chatLanguages';
import { IconButton } from '#ui/IconButton.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { languageName } from '../editor/languageName.ts';

const OFFERED = [
  'ar',
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'de-AT',
  'de-CH',
  'el',
  'en',
  'en-GB',
  'en-US',
  'es',
  'es-MX',
  'et',
  'fi',
  'fr',
  'fr-CA',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-Hans',
  'zh-Hant',
].map((id) => ({ id, label: languageName(id) }));

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });
const languageOf = (id: string) => new Intl.Locale(id).language;

/** In which languages the assistant greets: visitors read theirs, or the default one. */
export function LanguageSection() {
  const { config, change, isReadOnly, setLanguage } = useAssistantEditor();
  const { languages } = config;
  const spoken = [languages.default, ...languages.others];
  const foreign = spoken.filter((id) => chatLanguageFor(id) !== languageOf(id));

  const set = (some: Partial<typeof languages>) =>
    change((now) => ({ ...now, languages: { ...now.languages, ...some } }));

  function add(id: string) {
    set({ others: [...languages.others, id] });
    setLanguage(id);
  }

  return (
    <EditorSection title="Languages" description="Visitors read your texts in theirs, or in the default one.">
      <Select
        label="Default language"
        options={spoken.map((id) => ({ id, label: languageName(id) }))}
        value={languages.default}
        onChange={(id) => set({ default: id, others: spoken.filter((one) => one !== id) })}
        isDisabled={isReadOnly}
      />
      {languages.others.length > 0 && (
        <ul aria-label="Other languages" className="divide-y divide-line rounded-card border border-line">
          {languages.others.map((id) => (
            <li key={id} className="flex items-center justify-between gap-2 py-1 pr-1.5 pl-3 text-dense">
              {languageName(id)}
              {!isReadOnly && (
                <IconButton
                  icon={X}
                  label={`Remove ${languageName(id)}`}
                  onClick={() => set({ others: languages.others.filter((one) => one !== id) })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <ComboBox
          label="Add a language"
          options={OFFERED.filter(({ id }) => !spoken.includes(id))}
          value={null}
          onChange={(id) => id && add(id)}
          placeholder="German"
        />
      )}
      {foreign.length > 0 && (
        <p className="text-xs text-ink-muted">
          Beside your texts in {LIST.format(foreign.map(languageName))}, the chat’s own words, such as its buttons, are
          English.
        </p>
      )}
    </EditorSection>
  );
}

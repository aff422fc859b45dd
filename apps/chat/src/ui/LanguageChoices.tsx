import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '#language/t.ts';
import { CheckIcon } from './icons.tsx';

type LanguageChoicesProps = {
  /** BCP 47 tags. */
  languages: readonly string[];
  current: string;
  onChoose: (language: string) => void;
};

/** The languages that the assistant speaks, each by the name that its readers know. */
export function LanguageChoices({ languages, current, onChoose }: LanguageChoicesProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);
  return (
    <ul ref={list} aria-label={t('Language')} className="max-h-[min(50vh,20rem)] overflow-y-auto">
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            onClick={() => onChoose(language)}
            className="flex min-h-10 w-full items-center gap-2.5 rounded-control px-2.5 text-left text-dense hover:bg-hover"
          >
            <bdi className="min-w-0 flex-1">{nameOf(language)}</bdi>
            {language === current && <CheckIcon />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** As its readers call a language: «Deutsch», «العربية». */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
}

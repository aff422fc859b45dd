import { useId } from 'react';
import { FieldError } from '#ui/FieldError.tsx';

type ArticleTitleProps = {
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  language: string;
  onChange: (title: string) => void;
};

/** The title over the text, as large as it is read. Enter goes on to the text. */
export function ArticleTitle({ value, error, isReadOnly, language, onChange }: ArticleTitleProps) {
  const id = useId();
  return (
    <div className="mb-4">
      <textarea
        aria-label="Title"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        rows={1}
        value={value}
        readOnly={isReadOnly}
        lang={language}
        dir="auto"
        placeholder="Untitled"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a new article is opened to be written, and begins with its title
        autoFocus={value === '' && !isReadOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('.article-text')?.focus();
        }}
        className="field-sizing-content w-full resize-none bg-transparent text-2xl font-semibold text-balance outline-none"
      />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

import { useState } from 'preact/hooks';
import { fileProblem } from '@parley/form/checkAnswer';
import type { AnswerValue, FormField } from '@parley/form/form';
import { t } from '#language/t.ts';
import { Button } from '#ui/Button.tsx';

export type FormFile = { id: string; name: string };
export type FileAnswerProps = {
  id: string;
  described: string | undefined;
  field: FormField;
  answer: AnswerValue | undefined;
  isDisabled: boolean;
  /** Those that were uploaded, by name. */
  files: readonly FormFile[];
  /** Answers the stored file, or why there is none. */
  onUpload: (file: File) => Promise<FormFile | { problem: string }>;
  onChange: (answer: AnswerValue | undefined) => void;
};

/** Files as an answer: each is uploaded as it is chosen. */
export function FileAnswer({ id, described, field, answer, isDisabled, files, onUpload, onChange }: FileAnswerProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ids = Array.isArray(answer) ? answer.map(String) : [];

  async function add(chosen: readonly File[]) {
    setBusy(true);
    setRefusal(null);
    let now = ids;
    for (const file of chosen) {
      const problem = fileProblem(field, file);
      const stored = problem ? { problem } : await onUpload(file);
      if ('problem' in stored) {
        setRefusal(`${file.name}: ${t(stored.problem)}`);
        continue;
      }
      now = [...now, stored.id];
      onChange(now);
    }
    setBusy(false);
  }

  return (
    <div className="grid grid-cols-1 gap-1.5">
      {ids.map((one) => {
        const name = files.find((file) => file.id === one)?.name ?? t('File');
        return (
          <p key={one} className="flex items-center gap-2 rounded-control border border-line px-2.5 py-1 text-dense">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <Button
              look="quiet"
              disabled={isDisabled}
              onClick={() => {
                const left = ids.filter((other) => other !== one);
                onChange(left.length > 0 ? left : undefined);
              }}
            >
              {t('Remove')}
              <span className="sr-only"> {name}</span>
            </Button>
          </p>
        );
      })}
      <input
        id={id}
        type="file"
        multiple
        disabled={isDisabled || isBusy}
        aria-describedby={described}
        accept={field.checks.extensions.map((ending) => `.${ending}`).join(',') || undefined}
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
        className="w-full text-dense file:mr-2 file:rounded-control file:border file:border-line-strong file:bg-surface file:px-2.5 file:py-1 file:text-ink"
      />
      <output className="text-dense text-critical empty:hidden">{isBusy ? t('Uploading') : refusal}</output>
    </div>
  );
}

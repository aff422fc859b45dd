import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Actions } from '#chat/actions.ts';
import { t } from '#language/t.ts';
import { Button } from './Button.tsx';

type DeleteDataFormProps = { onDelete: Actions['deleteData']; onCancel: () => void };

/** Asks once more before all that is known of the visitor goes. */
export function DeleteDataForm({ onDelete, onCancel }: DeleteDataFormProps) {
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const question = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => question.current?.focus(), []);

  async function remove() {
    if (isDeleting) return;
    setDeleting(true);
    setProblem(await onDelete());
    setDeleting(false);
  }

  return (
    <div className="flex flex-col gap-2 p-2 text-dense">
      <p ref={question} tabIndex={-1} className="outline-none">
        {t(
          'All your conversations here, what you sent in and what is known of you are deleted. This cannot be undone.',
        )}
      </p>
      <output className="text-xs text-critical empty:hidden">{problem && t(problem)}</output>
      <Button disabled={isDeleting} onClick={() => void remove()}>
        {isDeleting ? t('Deleting') : t('Delete everything')}
      </Button>
      <Button look="link" disabled={isDeleting} onClick={onCancel}>
        {t('Not now')}
      </Button>
    </div>
  );
}

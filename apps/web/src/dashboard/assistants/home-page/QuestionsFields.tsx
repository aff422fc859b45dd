import { Plus, X } from 'lucide-react';
import type { LocalisedText } from '@parley/assistant-config/localised';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';

const MOST = 8;

type QuestionsFieldsProps = {
  questions: readonly LocalisedText[];
  onChange: (questions: LocalisedText[]) => void;
};

/** Questions that visitors ask with one click. */
export function QuestionsFields({ questions, onChange }: QuestionsFieldsProps) {
  const { isReadOnly } = useAssistantEditor();
  return (
    <>
      {questions.length === 0 && (
        <p className="text-dense text-ink-muted">There are no questions: the block does not show.</p>
      )}
      {questions.map((question, index) => (
        <div key={index} className="flex items-end gap-1">
          <div className="min-w-0 flex-1">
            <LocalisedField
              label={`Question ${index + 1}`}
              placeholder="When will my parcel arrive?"
              value={question}
              onChange={(text) => onChange(questions.with(index, text))}
              limit={120}
            />
          </div>
          {!isReadOnly && (
            <IconButton
              icon={X}
              label={`Remove question ${index + 1}`}
              onClick={() => onChange(questions.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {!isReadOnly && questions.length < MOST && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => onChange([...questions, {}])}
        >
          Add a question
        </Button>
      )}
    </>
  );
}

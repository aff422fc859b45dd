import { FAQ_LIMITS } from '@parley/automated-faq/limits';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { MarkButtons } from '../../markdown/MarkButtons.tsx';
import { useMarks } from '../../markdown/useMarks.ts';

type AnswerFieldProps = {
  value: string;
  onChange: (answer: string) => void;
  onBlur: () => void;
  error: string | null;
  name: string;
  isReadOnly: boolean;
};

/** The answer as Markdown, with buttons that put its marks around what is selected. */
export function AnswerField({ isReadOnly, ...field }: AnswerFieldProps) {
  const { area, put, onKeyDown } = useMarks(field.value, field.onChange);
  return (
    <div className="grid gap-1">
      {!isReadOnly && <MarkButtons label="Format the answer" onMark={put} className="-ml-1.5" />}
      <TextArea
        ref={area}
        label="Answer"
        isLabelHidden
        rows={5}
        maxRows={16}
        limit={FAQ_LIMITS.answer}
        placeholder="What visitors read"
        isDisabled={isReadOnly}
        onKeyDown={onKeyDown}
        {...field}
      />
    </div>
  );
}

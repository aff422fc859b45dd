import { useState } from 'react';
import { ArticleComboBox } from '#dashboard/content/articles/ArticleComboBox.tsx';
import { Button } from '#ui/Button.tsx';
import type { Option } from '#ui/controls/option.ts';
import { Switch } from '#ui/controls/Switch.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { QuestionInput } from './useEvaluationActs.ts';

type QuestionFormProps = {
  /** What is changed; left out: a new one. */
  question?: QuestionInput;
  /** What its article is called. */
  articleTitle?: string | null;
  isBusy: boolean;
  onSave: (question: QuestionInput) => Promise<boolean>;
  onCancel?: () => void;
};

const NEW: QuestionInput = { question: '', isAnswerable: true, articleId: null, passage: '', answer: '' };

/** A question, and what answers it: an article, or nothing. */
export function QuestionForm({ question = NEW, articleTitle, isBusy, onSave, onCancel }: QuestionFormProps) {
  const [value, setValue] = useState(question);
  const [article, setArticle] = useState<Option | null>(
    question.articleId && articleTitle ? { id: question.articleId, label: articleTitle } : null,
  );
  const set = (change: Partial<QuestionInput>) => setValue((now) => ({ ...now, ...change }));
  const isComplete = value.question.trim() !== '' && (!value.isAnswerable || value.articleId !== null);

  async function save() {
    const given = value.isAnswerable ? value : { ...value, articleId: null, passage: '', answer: '' };
    if ((await onSave(given)) && !onCancel) setValue(NEW);
  }

  return (
    <form
      aria-label={onCancel ? 'Change question' : 'New question'}
      className="grid gap-3 rounded-card border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) void save();
      }}
    >
      <TextField label="Question" value={value.question} onChange={(text) => set({ question: text })} />
      <Switch
        label="An article answers it"
        hint="Otherwise the assistant has to say that it does not know."
        isSpread
        value={value.isAnswerable}
        onChange={(isAnswerable) => set({ isAnswerable })}
      />
      {value.isAnswerable && (
        <>
          <ArticleComboBox
            isOfAnyType
            isDisabled={false}
            known={article ? [article] : []}
            value={value.articleId}
            onChange={(articleId, title) => {
              setArticle(articleId === null ? null : { id: articleId, label: title });
              set({ articleId });
            }}
          />
          <TextField
            label="Words of the passage"
            hint="Some words as they stand there. Empty: any passage of the article is right."
            value={value.passage}
            onChange={(passage) => set({ passage })}
          />
          <TextField
            label="What the answer has to say"
            hint="Words or phrases, such as 30 days, with semicolons between them. Empty: any answer from there is right."
            value={value.answer}
            onChange={(answer) => set({ answer })}
          />
        </>
      )}
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button size="sm" variant="primary" type="submit" disabled={!isComplete} isBusy={isBusy}>
          {onCancel ? 'Save' : 'Add question'}
        </Button>
      </div>
    </form>
  );
}

import { useState } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { QuestionRow_question$key } from '#generated/QuestionRow_question';
import { IconButton } from '#ui/IconButton.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import type { useEvaluationActs } from './useEvaluationActs.ts';

type QuestionRowProps = {
  question: QuestionRow_question$key;
  acts: ReturnType<typeof useEvaluationActs>;
};

/** A question of a set with what answers it. */
export function QuestionRow({ question: key, acts }: QuestionRowProps) {
  const { id, question, isAnswerable, articleId, articleTitle, passage, answer } = useFragment(
    graphql`
      fragment QuestionRow_question on EvaluationQuestion {
        id
        question
        isAnswerable
        articleId
        articleTitle
        passage
        answer
      }
    `,
    key,
  );
  const [isChanging, setIsChanging] = useState(false);
  if (isChanging) {
    return (
      <li className="py-2">
        <QuestionForm
          question={{ question, isAnswerable, articleId: articleId ?? null, passage, answer }}
          articleTitle={articleTitle}
          isBusy={acts.isBusy}
          onCancel={() => setIsChanging(false)}
          onSave={async (input) => {
            const isDone = await acts.change(id, input);
            if (isDone) setIsChanging(false);
            return isDone;
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex items-start gap-2 py-2 text-dense">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{question}</p>
        <p className="truncate text-xs text-ink-muted">
          {isAnswerable
            ? [articleTitle ?? 'An article that is gone', passage].filter(Boolean).join(': ')
            : 'Nothing answers it'}
        </p>
        {answer && <p className="truncate text-xs text-ink-muted">Has to say: {answer}</p>}
      </div>
      <IconButton label={`Change “${question}”`} icon={Pencil} onClick={() => setIsChanging(true)} />
      <IconButton label={`Delete “${question}”`} icon={Trash2} onClick={() => void acts.remove(id)} />
    </li>
  );
}

import type { VisitorConversation } from '#api/ChatApi.ts';
import type { Problem } from '#chat/actions.ts';
import { t } from '#language/t.ts';
import { Button } from './Button.tsx';
import { latePart } from './latePart.tsx';

const RatingForm = latePart(async () => (await import('./RatingForm.tsx')).RatingForm);

type ThreadEndProps = {
  conversation: VisitorConversation;
  isBlocked: boolean;
  onRate: (rating: number, comment: string) => Promise<Problem>;
  onStartNew: () => void;
};

/** What stands below the last message: that the matter is resolved, and the question how it went. */
export function ThreadEnd({ conversation, isBlocked, onRate, onStartNew }: ThreadEndProps) {
  const { id, status, csatAskedAt, csatRating } = conversation;
  const isResolved = status === 'Resolved';
  const asksForRating = (isResolved || csatAskedAt !== null || csatRating !== null) && !isBlocked;
  if (!isResolved && !asksForRating) return null;
  return (
    <li className="mt-6 flex flex-col items-center gap-3 border-t border-line pt-4 text-center text-dense text-ink-muted">
      {asksForRating && <RatingForm key={id} conversation={conversation} onRate={onRate} />}
      {isResolved && !isBlocked && (
        <>
          {t('This conversation is resolved. Write again to go on with it.')}
          <Button look="quiet" onClick={onStartNew}>
            {t('Start a new conversation')}
          </Button>
        </>
      )}
    </li>
  );
}

import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { UnansweredSectionDismissMutation } from '#generated/UnansweredSectionDismissMutation';
import type { UnansweredSectionQuery } from '#generated/UnansweredSectionQuery';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Time } from '#ui/Time.tsx';
import { notify } from '#ui/toast.ts';
import { EditorSection } from '../../editor/EditorSection.tsx';
import { useAssistantEditor } from '../../editor/assistantEditor.ts';
import { WriteArticle } from '../WriteArticle.tsx';

const MOST_SHOWN = 12;

/** What visitors asked this assistant without an answer, the most frequent first. */
export function UnansweredSection() {
  const { assistant, isReadOnly } = useAssistantEditor();
  const { unansweredQuestions } = useLazyLoadQuery<UnansweredSectionQuery>(
    graphql`
      query UnansweredSectionQuery($assistantId: ID) {
        unansweredQuestions(assistantId: $assistantId) {
          key
          question
          count
          lastAskedAt
          conversationIds
        }
      }
    `,
    { assistantId: assistant.id },
    { fetchPolicy: 'store-and-network' },
  );
  const [dismiss] = useAsyncMutation<UnansweredSectionDismissMutation>(graphql`
    mutation UnansweredSectionDismissMutation($question: String!) {
      dismissUnanswered(question: $question)
    }
  `);

  async function takeOut(question: string, key: string) {
    try {
      await dismiss(
        { question },
        {
          updater: (store) => {
            const variables = { assistantId: assistant.id };
            const rows = store.getRoot().getLinkedRecords('unansweredQuestions', variables) ?? [];
            const left = rows.filter((row) => row?.getValue('key') !== key);
            store.getRoot().setLinkedRecords(left, 'unansweredQuestions', variables);
          },
        },
      );
    } catch (error) {
      notify({ kind: 'error', title: 'It is still in the list', detail: messageOf(error) });
    }
  }

  return (
    <EditorSection title="Unanswered" description="Refused in the last 30 days.">
      {unansweredQuestions.length === 0 ? (
        <p className="text-dense text-ink-muted">No question was refused.</p>
      ) : (
        <ul aria-label="Unanswered questions" className="divide-y divide-line">
          {unansweredQuestions.slice(0, MOST_SHOWN).map(({ key, question, count, lastAskedAt, conversationIds }) => (
            <li key={key} className="grid gap-1.5 py-2.5 text-dense first:pt-0">
              <p className="wrap-anywhere">{question}</p>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
                <span>
                  {count === 1 ? 'Once' : `${count} times`}, last <Time instant={lastAskedAt} format="en" />
                </span>
                {conversationIds[0] && (
                  <Link to={paths.conversation(conversationIds[0])} className="link">
                    Conversation
                  </Link>
                )}
              </p>
              {!isReadOnly && (
                <p className="flex flex-wrap gap-2">
                  <WriteArticle question={question} />
                  <Button size="sm" variant="ghost" onClick={() => void takeOut(question, key)}>
                    Dismiss
                  </Button>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </EditorSection>
  );
}

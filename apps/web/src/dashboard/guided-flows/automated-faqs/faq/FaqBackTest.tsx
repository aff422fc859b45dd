import { useId, useState } from 'react';
import { History } from 'lucide-react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { AutomatedFaqInput, FaqBackTestQuery, FaqBackTestQuery$data } from '#generated/FaqBackTestQuery';
import { Score } from '#dashboard/inbox/answers/Score.tsx';
import { paths } from '#router/paths.ts';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { notify } from '#ui/toast.ts';

type FaqBackTestProps = {
  /** What is being written; null while it is not right. */
  draft: AutomatedFaqInput | null;
  draftOf: string | null;
  /** One of them is not to be answered; null where nothing may be changed. */
  onExclude: ((question: string) => void) | null;
};

type Result = FaqBackTestQuery$data['faqBackTest'];

/** What the FAQ would have answered of late, before it does. */
export function FaqBackTest({ draft, draftOf, onExclude }: FaqBackTestProps) {
  const environment = useRelayEnvironment();
  const [result, setResult] = useState<{ of: string; result: Result } | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const headingId = useId();

  async function run() {
    if (!draft) return;
    setIsRunning(true);
    try {
      const data = await fetchQuery<FaqBackTestQuery>(
        environment,
        graphql`
          query FaqBackTestQuery($draft: AutomatedFaqInput!, $draftOf: ID) {
            faqBackTest(draft: $draft, draftOf: $draftOf) {
              days
              asked
              isCut
              matches {
                messageId
                conversationId
                question
                score
                phrasing
                words
              }
            }
          }
        `,
        { draft, draftOf },
      ).toPromise();
      if (data) setResult({ of: JSON.stringify(draft), result: data.faqBackTest });
    } catch (error) {
      notify({ kind: 'error', title: 'It could not be tried', detail: messageOf(error) });
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2">
      <div>
        <h2 id={headingId} className="text-sm font-semibold">
          On past conversations
        </h2>
        <p className="mt-0.5 text-xs text-ink-muted">
          Which of the last questions it would have answered, the least certain first.
        </p>
      </div>
      <Button
        size="sm"
        className="w-fit"
        icon={<History aria-hidden className="size-4" strokeWidth={1.75} />}
        disabled={draft === null}
        isBusy={isRunning}
        busyLabel="Looking"
        onClick={() => void run()}
      >
        {result && result.of !== JSON.stringify(draft) ? 'Try again with the changes' : 'Try it'}
      </Button>
      <div aria-live="polite">
        {result && (
          <Matches
            result={result.result}
            threshold={draft?.threshold ?? 1}
            excluded={draft?.exclusions ?? []}
            onExclude={onExclude}
          />
        )}
      </div>
    </section>
  );
}

type MatchesProps = Pick<FaqBackTestProps, 'onExclude'> & {
  result: Result;
  threshold: number;
  excluded: readonly string[];
};

function Matches({ result: { days, asked, isCut, matches }, threshold, excluded, onExclude }: MatchesProps) {
  const questions = `${isCut ? 'the last ' : ''}${counted(asked, 'question')}`;
  return (
    <>
      <p className="text-dense">
        Would have answered <strong className="font-semibold">{matches.length}</strong> of {questions} in the last{' '}
        {days} days.
      </p>
      {matches.length > 0 && (
        <ul aria-label="Questions that it would have answered" className="mt-1 divide-y divide-line text-dense">
          {matches.slice(0, 50).map(({ messageId, conversationId, question, score, phrasing, words }) => (
            <li key={messageId} className="grid grid-cols-1 gap-0.5 py-2">
              <p className="flex items-center gap-2">
                <Link to={paths.conversation(conversationId)} dir="auto" className="link min-w-0 truncate">
                  {question}
                </Link>
                <Score score={score} threshold={threshold} />
              </p>
              <p className="flex items-baseline gap-2 text-xs text-ink-muted">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {phrasing ? `Nearest: “${phrasing}”` : words.join(', ')}
                </span>
                {excluded.includes(excludable(question)) ? (
                  <span>Not for this</span>
                ) : (
                  onExclude && (
                    <TextButton aria-label={`Not for “${question}”`} onClick={() => onExclude(excludable(question))}>
                      Wrong
                    </TextButton>
                  )
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** As it can be kept: one line. */
const excludable = (question: string) =>
  question
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 1000);

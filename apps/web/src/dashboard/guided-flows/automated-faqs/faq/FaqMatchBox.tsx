import { useEffect, useId, useState } from 'react';
import { Search } from 'lucide-react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { AutomatedFaqInput, FaqMatchBoxQuery, FaqMatchBoxQuery$data } from '#generated/FaqMatchBoxQuery';
import { Score } from '#dashboard/inbox/answers/Score.tsx';
import { paths } from '#router/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { TextField } from '#ui/TextField.tsx';

type FaqMatchBoxProps = {
  /** What is being written; null while it is not right. */
  draft: AutomatedFaqInput | null;
  /** Which one it is of; null: a new one. */
  draftOf: string | null;
};

type Match = FaqMatchBoxQuery$data['matchingFaqs'][number];
type Found = { matches: readonly Match[]; problem: string | null };

/** Typing faster than this asks once. */
const PAUSE = 300;

/** Says which FAQ would answer a question, and why: with what is being written, before it is saved. */
export function FaqMatchBox({ draft, draftOf }: FaqMatchBoxProps) {
  const [question, setQuestion] = useState('');
  const found = useMatches(question.trim(), { draft, draftOf });
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <div>
        <h2 id={headingId} className="text-sm font-semibold">
          Which FAQ matches?
        </h2>
        <p className="mt-0.5 text-xs text-ink-muted">Ask as a visitor would: what you have written counts at once.</p>
      </div>
      <TextField
        label="Question of a visitor"
        isLabelHidden
        placeholder="can i send it back after 2 weeks?"
        icon={<Search aria-hidden className="size-4" strokeWidth={1.75} />}
        value={question}
        maxLength={2000}
        onChange={setQuestion}
      />
      <div aria-live="polite">
        {question.trim() !== '' &&
          (found ? (
            <Matches found={found} draftOf={draftOf} />
          ) : (
            <p className="text-dense text-ink-muted">Comparing with all FAQs</p>
          ))}
      </div>
    </section>
  );
}

function Matches({ found: { matches, problem }, draftOf }: { found: Found; draftOf: string | null }) {
  if (problem) return <p className="text-dense text-critical">{problem}</p>;
  const [best] = matches;
  if (!best) return <p className="text-dense text-ink-muted">No FAQ comes near: GPT answers, or a person.</p>;
  return (
    <>
      <p className="mb-1 text-dense">
        {best.isMatch ? 'The first one answers.' : 'None is near enough: GPT answers, or a person.'}
      </p>
      <ol aria-label="FAQs by how well they fit" className="divide-y divide-line">
        {matches.map((match, index) => (
          <MatchRow
            key={match.faq?.id ?? 'draft'}
            match={match}
            isAnswering={index === 0 && match.isMatch}
            isOwn={(match.faq?.id ?? null) === draftOf}
          />
        ))}
      </ol>
    </>
  );
}

type MatchRowProps = { match: Match; isAnswering: boolean; isOwn: boolean };

function MatchRow({
  match: { faq, score, threshold, phrasing, words, mode, excludedBy },
  isAnswering,
  isOwn,
}: MatchRowProps) {
  return (
    <li className="grid grid-cols-1 gap-1 py-2.5 text-dense">
      <p className="flex items-center gap-2">
        {faq && !isOwn ? (
          <Link to={paths.automatedFaq(faq.id)} className="link min-w-0 truncate">
            {faq.question}
          </Link>
        ) : (
          <span className="min-w-0 truncate font-medium">This FAQ</span>
        )}
        {isAnswering && <Badge tone="live">Answers</Badge>}
        <Score score={score} threshold={threshold} />
      </p>
      <p className="text-xs text-ink-muted wrap-anywhere">
        {excludedBy ? `Not for “${excludedBy}”. ` : ''}
        {phrasing !== null && phrasing !== undefined
          ? `Nearest: “${phrasing}”`
          : mode === 'Regex'
            ? 'By its expression'
            : 'By its keywords'}
        {words.length > 0 && ` · ${words.join(', ')}`}
      </p>
    </li>
  );
}

/** What fits; null before the first answer. */
function useMatches(question: string, { draft, draftOf }: FaqMatchBoxProps): Found | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found | null>(null);
  const written = JSON.stringify(draft);
  useEffect(() => {
    if (question === '') return undefined;
    let asking: { unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => {
      asking = fetchQuery<FaqMatchBoxQuery>(
        environment,
        graphql`
          query FaqMatchBoxQuery($question: String!, $draft: AutomatedFaqInput, $draftOf: ID) {
            matchingFaqs(question: $question, draft: $draft, draftOf: $draftOf) {
              isMatch
              score
              threshold
              mode
              phrasing
              words
              excludedBy
              faq {
                id
                question
              }
            }
          }
        `,
        { question, draft: JSON.parse(written), draftOf },
      ).subscribe({
        next: ({ matchingFaqs }) => setFound({ matches: matchingFaqs, problem: null }),
        error: (error: unknown) => setFound({ matches: [], problem: messageOf(error) }),
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking?.unsubscribe();
    };
  }, [environment, question, written, draftOf]);
  return found;
}

import { useEffect, useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { AutomatedFaqInput, FaqConflictsQuery, FaqConflictsQuery$data } from '#generated/FaqConflictsQuery';
import { paths } from '#router/paths.ts';

type FaqConflictsProps = {
  /** What is being written; null while it is not right. */
  draft: AutomatedFaqInput | null;
  draftOf: string | null;
};

/** Typing faster than this asks once. */
const PAUSE = 800;

/** Warns of other live FAQs that would answer the same questions; nothing where there are none. */
export function FaqConflicts({ draft, draftOf }: FaqConflictsProps) {
  const conflicts = useConflicts({ draft, draftOf });
  if (conflicts.length === 0) return null;
  return (
    <section aria-label="Conflicts" className="grid gap-2 rounded-card bg-caution-soft p-3 text-dense">
      <h2 className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden className="size-4 flex-none text-caution" strokeWidth={1.75} />
        {conflicts.some(({ isDuplicate }) => isDuplicate) ? 'Nearly the same as another FAQ' : 'Meets another FAQ'}
      </h2>
      <ul className="grid gap-2">
        {conflicts.map(({ faq, phrasing, isDuplicate }) => (
          <li key={faq.id} className="wrap-anywhere">
            <Link to={paths.automatedFaq(faq.id)} className="link">
              {faq.question}
            </Link>
            <span className="block text-xs">
              {isDuplicate ? 'Both are asked by' : 'Both would answer'} “{phrasing}”
            </span>
          </li>
        ))}
      </ul>
      <p className="text-xs">Whichever fits better answers; where both fit as well, the one of higher priority.</p>
    </section>
  );
}

type Conflict = FaqConflictsQuery$data['faqConflicts'][number];
const NONE: readonly Conflict[] = [];

function useConflicts({ draft, draftOf }: FaqConflictsProps): readonly Conflict[] {
  const environment = useRelayEnvironment();
  const [conflicts, setConflicts] = useState(NONE);
  const {
    question = '',
    phrasings = [],
    matchMode,
    threshold,
    keywords,
    keywordRule,
    pattern,
    exclusions,
    languages,
    assistantIds,
  } = draft ?? {};
  // What else is written changes nothing of it.
  const written =
    draft &&
    JSON.stringify({
      question,
      phrasings,
      matchMode,
      threshold,
      keywords,
      keywordRule,
      pattern,
      exclusions,
      languages,
      assistantIds,
    });
  useEffect(() => {
    if (!written) return undefined;
    let asking: { unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => {
      asking = fetchQuery<FaqConflictsQuery>(
        environment,
        graphql`
          query FaqConflictsQuery($draft: AutomatedFaqInput!, $draftOf: ID) {
            faqConflicts(draft: $draft, draftOf: $draftOf) {
              phrasing
              isDuplicate
              faq {
                id
                question
              }
            }
          }
        `,
        { draft: JSON.parse(written), draftOf },
      ).subscribe({
        next: ({ faqConflicts }) => setConflicts(faqConflicts),
        // A warning that cannot be had keeps nobody from writing.
        error: () => setConflicts(NONE),
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking?.unsubscribe();
    };
  }, [environment, written, draftOf]);
  return written ? conflicts : NONE;
}

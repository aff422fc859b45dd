import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { type WhyThisAnswerQuery, type WhyThisAnswerQuery$data } from '#generated/WhyThisAnswerQuery';
import { variantOf } from '#dashboard/assistants/assistantKind.ts';
import { paths } from '#router/paths.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays.ts';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { AnsweredByFaq } from './AnsweredByFaq.tsx';
import { describeVerdict } from './describeVerdict.ts';
import { Score } from './Score.tsx';
import { SOURCE_NUMBER } from './SourcePopover.tsx';

type WhyThisAnswerProps = { messageId: string; onClose: () => void };

/** How an answer of the assistant came about: what was found, what counted, and by which settings. Default export: loaded lazily. */
export default function WhyThisAnswer({ messageId, onClose }: WhyThisAnswerProps) {
  return (
    <Dialog
      isOpen
      size="lg"
      title="Why this answer"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <QueryBoundary what="reasons" isInCard fallback={<TextSkeleton lines={6} />}>
        {(fetchKey) => <Reasons messageId={messageId} fetchKey={fetchKey} />}
      </QueryBoundary>
    </Dialog>
  );
}

type Answer = NonNullable<NonNullable<WhyThisAnswerQuery$data['node']>['answer']>;
type Trace = NonNullable<Answer['trace']>;

function Reasons({ messageId, fetchKey }: { messageId: string; fetchKey: number }) {
  const { node } = useLazyLoadQuery<WhyThisAnswerQuery>(
    graphql`
      query WhyThisAnswerQuery($id: ID!) {
        node(id: $id) {
          ... on Message {
            answer {
              outcome
              isHelpful
              complaint
              comment
              trace {
                question
                engine
                durationMs
                threshold
                ringFence
                assistantVersion
                assistant {
                  id
                  type
                }
                missingWords
                found {
                  articleId
                  title
                  heading
                  text
                  page
                  score
                  isAbove
                  number
                }
                faq {
                  id
                  question
                  mode
                  score
                  threshold
                  phrasing
                  words
                }
              }
            }
          }
        }
      }
    `,
    { id: messageId },
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  const answer = node?.answer;
  if (!answer?.trace) return <p className="text-ink-muted">Nothing is known of how this answer came about.</p>;
  const verdict = describeVerdict(answer);
  return (
    <div className="grid gap-y-4">
      <Facts answer={answer} trace={answer.trace} />
      {verdict && <p>{verdict}.</p>}
      {answer.trace.faq ? <AnsweredByFaq faq={answer.trace.faq} /> : <Found trace={answer.trace} />}
    </div>
  );
}

const OUTCOMES = {
  Answered: 'Answered',
  Refused: 'No answer found',
  Guarded: 'Never answered',
  Failed: 'Failed',
} as const;

function Facts({ answer: { outcome }, trace }: { answer: Answer; trace: Trace }) {
  const { question, engine, durationMs, threshold, ringFence, assistantVersion, missingWords, assistant } = trace;
  const words = OUTCOMES[outcome];
  return (
    <dl className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-dense [&_dt]:text-ink-muted">
      <dt>Question</dt>
      <dd dir="auto" className="wrap-anywhere">
        {question}
      </dd>
      <dt>Outcome</dt>
      <dd>
        <Badge tone={outcome === 'Answered' ? 'positive' : outcome === 'Failed' ? 'critical' : 'neutral'}>
          {words}
        </Badge>
      </dd>
      <dt>Engine</dt>
      <dd className="tabular-nums">
        {trace.faq ? 'Automated FAQ' : engine === 'extractive' ? 'Built in, quotes what is written' : engine},{' '}
        {durationMs.toLocaleString('en')} ms
      </dd>
      <dt>Settings</dt>
      <dd className="tabular-nums">
        {!trace.faq && `${ringFence} ring-fence, threshold ${threshold.toFixed(2)}, `}version {assistantVersion}
        {assistant && (
          <>
            {' · '}
            <Link to={paths.assistantTab(variantOf(assistant.type), assistant.id, 'gpt-settings')} className="link">
              Change
            </Link>
          </>
        )}
      </dd>
      {missingWords.length > 0 && (
        <>
          <dt>Found nowhere</dt>
          <dd>{missingWords.join(', ')}</dd>
        </>
      )}
    </dl>
  );
}

function Found({ trace: { found, threshold } }: { trace: Trace }) {
  if (found.length === 0) return <p className="text-ink-muted">Nothing was found for this question.</p>;
  return (
    <section>
      <h3 className="mb-1 font-medium">Found passages</h3>
      <ol className="divide-y divide-line">
        {found.map((passage, index) => (
          <li key={index} className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2 py-2.5 text-dense">
            {passage.number ? <span className={SOURCE_NUMBER}>{passage.number}</span> : <span />}
            <div className={passage.isAbove ? '' : 'text-ink-muted'}>
              <p className="flex items-baseline gap-x-2">
                <Link to={paths.article(passage.articleId)} className="link min-w-0 truncate">
                  {passage.title}
                </Link>
                <Score score={passage.score} threshold={threshold} />
              </p>
              {(passage.heading || passage.page != null) && (
                <p className="text-xs text-ink-muted wrap-anywhere">
                  {[passage.heading, passage.page != null && `page ${passage.page}`].filter(Boolean).join(' · ')}
                </p>
              )}
              <p dir="auto" className="mt-1 line-clamp-3 wrap-anywhere">
                {passage.text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

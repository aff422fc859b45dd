import { FilePenLine, MessageCircleQuestion, Workflow } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { GapRow_gap$key } from '#generated/GapRow_gap';
import { paths } from '#router/paths.ts';
import { useMay } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/format.ts';
import { Time } from '#ui/Time.tsx';
import { GAP_KINDS, gapTarget } from './gapTarget.ts';
import { useFillGap } from './useFillGap.ts';

/** A question without an answer, and what to make of it; or the way to what was begun. */
export function GapRow(props: { gap: GapRow_gap$key }) {
  const gap = useFragment(
    graphql`
      fragment GapRow_gap on Gap {
        question
        phrasings
        count
        lastAskedAt
        conversationIds
        proposedAnswer
        topicId
        action {
          id
          kind
          targetId
          authorName
          createdAt
        }
      }
    `,
    props.gap,
  );
  const { question, phrasings, count, lastAskedAt, conversationIds, proposedAnswer, action } = gap;
  const [conversationId] = conversationIds;
  const to = action && gapTarget(action.kind, action.targetId ?? null);
  return (
    <li className="grid gap-2 px-4 py-3 text-dense">
      <p dir="auto" className="font-medium wrap-anywhere">
        {question}
      </p>
      {phrasings.length > 0 && (
        <p dir="auto" className="text-xs text-ink-muted wrap-anywhere">
          Also: “{phrasings.slice(0, 3).join('”, “')}”{phrasings.length > 3 && ` and ${phrasings.length - 3} more`}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
        <span>
          {count === 1 ? 'Asked once' : `Asked ${counted(count, 'time')}`}, last <Time instant={lastAskedAt} />
        </span>
        {conversationId && (
          <Link to={paths.conversation(conversationId)} className="link">
            Conversation
          </Link>
        )}
      </p>
      {proposedAnswer && (
        <p dir="auto" className="line-clamp-3 border-l-2 border-line-strong pl-2.5 text-ink-muted wrap-anywhere">
          A colleague answered: “{proposedAnswer}”
        </p>
      )}
      {action && to ? (
        <p className="text-xs text-ink-muted">
          <Link to={to} className="link text-dense">
            {GAP_KINDS[action.kind]}
          </Link>{' '}
          begun by {action.authorName}, <Time instant={action.createdAt} />
        </p>
      ) : (
        <FillButtons gap={gap} />
      )}
    </li>
  );
}

type FillButtonsProps = { gap: Parameters<ReturnType<typeof useFillGap>['writeArticle']>[0] };

/** Only what the person may make. */
function FillButtons({ gap }: FillButtonsProps) {
  const may = useMay();
  const { isFilling, writeArticle, addFaq, startFlow, dismiss } = useFillGap();
  const options = [
    { label: 'Write article', icon: FilePenLine, isAllowed: may('MANAGE_ARTICLES'), make: writeArticle },
    { label: 'Add FAQ', icon: MessageCircleQuestion, isAllowed: may('MANAGE_AUTOMATED_FAQS'), make: addFaq },
    { label: 'Start a flow', icon: Workflow, isAllowed: may('MANAGE_GUIDED_FLOWS'), make: startFlow },
  ].filter(({ isAllowed }) => isAllowed);
  if (options.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {options.map(({ label, icon: Icon, make }, at) => (
        <Button
          key={label}
          size="sm"
          variant={at === 0 ? 'primary' : 'secondary'}
          disabled={isFilling}
          icon={<Icon aria-hidden className="size-3.5" strokeWidth={1.75} />}
          onClick={() => void make(gap)}
        >
          {label}
        </Button>
      ))}
      {may('MANAGE_AUTOMATED_FAQS') && (
        <Button size="sm" variant="ghost" disabled={isFilling} onClick={() => void dismiss(gap)}>
          Dismiss
        </Button>
      )}
    </p>
  );
}

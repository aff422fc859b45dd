import { ArrowRight, FilePenLine, MessageCircleQuestion, Workflow, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { GapActionRow_action$key } from '#generated/GapActionRow_action';
import { percent } from '#ui/format.ts';
import { Time } from '#ui/Time.tsx';
import { GAP_KINDS, gapTarget } from './gapTarget.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  Article: FilePenLine,
  AutomatedFaq: MessageCircleQuestion,
  GuidedFlow: Workflow,
};

/** What was made of a gap, and how often its question was answered before and since. */
export function GapActionRow(props: { action: GapActionRow_action$key }) {
  const { kind, targetId, question, authorName, createdAt, liveAt, ...counts } = useFragment(
    graphql`
      fragment GapActionRow_action on GapAction {
        kind
        targetId
        question
        authorName
        createdAt
        liveAt
        askedBefore
        answeredBefore
        askedAfter
        answeredAfter
      }
    `,
    props.action,
  );
  const Icon = ICONS[kind] ?? FilePenLine;
  const to = gapTarget(kind, targetId ?? null);
  return (
    <li className="flex gap-2.5 px-4 py-3 text-dense">
      <Icon aria-hidden className="mt-0.5 size-4 flex-none text-ink-faint" strokeWidth={1.75} />
      <div className="grid min-w-0 flex-1 gap-1">
        {to ? (
          <Link to={to} dir="auto" className="font-medium wrap-anywhere hover:underline">
            {question}
          </Link>
        ) : (
          <p dir="auto" className="font-medium text-ink-muted wrap-anywhere">
            {question}
          </p>
        )}
        <p className="text-xs text-ink-muted">
          {GAP_KINDS[kind]} by {authorName}, <Time instant={createdAt} />
        </p>
        {!to ? (
          <p className="text-xs text-ink-muted">Deleted since</p>
        ) : liveAt ? (
          <Effect {...counts} />
        ) : (
          <p className="text-xs text-caution">Visitors do not meet it yet: publish it or turn it on.</p>
        )}
      </div>
    </li>
  );
}

type EffectProps = { askedBefore: number; answeredBefore: number; askedAfter: number; answeredAfter: number };

function Effect({ askedBefore, answeredBefore, askedAfter, answeredAfter }: EffectProps) {
  if (askedAfter === 0) return <p className="text-xs text-ink-muted">Live; not asked again so far.</p>;
  const share = (answered: number, asked: number) => (asked === 0 ? 'Not asked' : percent(answered / asked));
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-ink-muted tabular-nums">
      Answered {share(answeredBefore, askedBefore)}
      <ArrowRight aria-label="then" className="size-3" strokeWidth={2} />
      <b className="font-semibold text-ink">{share(answeredAfter, askedAfter)}</b>
      <span>
        ({answeredBefore} of {askedBefore} before, {answeredAfter} of {askedAfter} since)
      </span>
    </p>
  );
}

import { useState } from 'react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { AskedGroups_report$data, AskedGroups_report$key } from '#generated/AskedGroups_report';
import { paths } from '#router/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { count, counted, percent } from '#ui/format.ts';
import { Progress } from '#ui/progress/Progress.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { Time } from '#ui/Time.tsx';
import { OUTCOMES } from './outcomes.ts';

const FEW_GROUPS = 8;
const FEW_CONVERSATIONS = 3;

/** What was asked, those that mean the same as one; each opens the conversations behind it. */
export function AskedGroups(props: { report: AskedGroups_report$key }) {
  const { asked } = useFragment(
    graphql`
      fragment AskedGroups_report on TopicReport {
        asked {
          question
          count
          answered
          conversations {
            conversationId
            visitorName
            question
            askedAt
            outcome
          }
        }
      }
    `,
    props.report,
  );
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? asked : asked.slice(0, FEW_GROUPS);
  const total = asked.reduce((sum, group) => sum + group.count, 0);
  return (
    <Card title="What people asked" aside={`${counted(total, 'conversation')}, grouped by meaning`} isFlush>
      {asked.length === 0 ? (
        <p className="px-4 pt-2 pb-4 text-dense text-ink-muted">Nothing in these days.</p>
      ) : (
        <ul aria-label="Questions" className="mt-2 divide-y divide-line border-t border-line">
          {shown.map((group, at) => (
            <Group key={group.conversations[0]?.conversationId ?? group.question} group={group} isFirst={at === 0} />
          ))}
        </ul>
      )}
      {asked.length > shown.length && (
        <p className="border-t border-line px-3 py-2 text-dense">
          <TextButton onClick={() => setIsWhole(true)}>{asked.length - shown.length} more questions</TextButton>
        </p>
      )}
    </Card>
  );
}

type AskedGroup = AskedGroups_report$data['asked'][number];

function Group({ group, isFirst }: { group: AskedGroup; isFirst: boolean }) {
  const { question, count: times, answered } = group;
  const [isOpen, setIsOpen] = useState(isFirst);
  const Sign = isOpen ? ChevronDown : ChevronRight;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-left text-dense -outline-offset-2 hover:bg-hover"
      >
        <Sign aria-hidden className="size-3.5 flex-none text-ink-faint" strokeWidth={2} />
        <span dir="auto" title={question} className="line-clamp-2 min-w-0 flex-1 font-medium wrap-anywhere">
          {question}
        </span>
        <span className="flex-none tabular-nums">
          {count(times)}
          <span className="sr-only"> conversations</span>
        </span>
        <span className="flex w-32 flex-none items-center justify-end gap-2 text-xs text-ink-muted tabular-nums max-md:w-auto">
          {answered === 0 ? (
            <Badge tone="critical">Not answered</Badge>
          ) : (
            <>
              <span aria-hidden className="w-16 max-md:hidden">
                <Progress label="Answered" share={answered / times} />
              </span>
              {percent(answered / times)}
              <span className="sr-only"> answered by an assistant</span>
            </>
          )}
        </span>
      </button>
      {isOpen && <Evidence conversations={group.conversations} />}
    </li>
  );
}

function Evidence({ conversations }: { conversations: AskedGroup['conversations'] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? conversations : conversations.slice(0, FEW_CONVERSATIONS);
  return (
    <ul aria-label="Conversations" className="pb-2 pl-10 text-dense max-md:pl-4">
      {shown.map(({ conversationId, visitorName, question, askedAt, outcome }) => (
        <li key={conversationId}>
          <Link
            to={paths.conversation(conversationId)}
            className="flex min-h-9 items-center gap-3 py-1.5 pr-4 pl-1 -outline-offset-2 hover:bg-hover"
          >
            <span dir="auto" title={question} className="min-w-0 flex-1 truncate text-ink-muted">
              “{question}”
            </span>
            <span className="max-w-32 flex-none truncate max-md:hidden">{visitorName}</span>
            <span className={`w-24 flex-none text-xs ${OUTCOMES[outcome]?.look ?? 'text-ink-muted'}`}>
              {OUTCOMES[outcome]?.name ?? outcome}
            </span>
            <Time instant={askedAt} className="w-20 flex-none text-right text-xs text-ink-faint" />
          </Link>
        </li>
      ))}
      {conversations.length > shown.length && (
        <li>
          <TextButton onClick={() => setIsWhole(true)}>All {count(conversations.length)} conversations</TextButton>
        </li>
      )}
    </ul>
  );
}

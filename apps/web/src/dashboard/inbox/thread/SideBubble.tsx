import { type ReactNode } from 'react';
import { Bot, Check, CheckCheck, Workflow } from 'lucide-react';
import { PersonAvatar } from '#assets/PersonAvatar.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Bubble } from './Bubble.tsx';
import { Time } from './ClockTime.tsx';
import { receiptOf, type Receipts } from './receiptOf.ts';

/** As they are called now, whatever they were called when they wrote. */
export type ShownVisitor = { name: string; colour: string | undefined };

type SideBubbleProps = {
  message: { author: string; authorName: string; authorAvatar?: string | null; createdAt: string };
  endsRun: boolean;
  visitor: ShownVisitor;
  receipts: Receipts;
  /** «edited», when it was. */
  edited: ReactNode;
  /** The way to take it back, while there is one. */
  undo: ReactNode;
  /** What else is to be said of it. */
  note?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
};

/** What was said: the visitor's left on grey, the assistant's right with a line around, an agent's right and tinted. */
export function SideBubble({
  message,
  endsRun,
  visitor,
  receipts,
  edited,
  undo,
  note,
  actions,
  children,
}: SideBubbleProps) {
  const { author, authorName, createdAt } = message;
  const time = <Time at={createdAt} />;
  if (author === 'Visitor') {
    const avatar = endsRun && <Avatar name={authorName} size={24} colour={visitor.colour} />;
    return (
      <Bubble side="visitor" author={authorName} avatar={avatar} meta={endsRun && time} actions={actions}>
        {children}
      </Bubble>
    );
  }
  const isAgent = author === 'Agent';
  return (
    <Bubble
      side={isAgent ? 'agent' : 'assistant'}
      author={authorName}
      avatar={endsRun && <Sender message={message} />}
      actions={actions}
      meta={
        endsRun ? (
          <>
            <span>
              {authorName} · {time}
              {edited && <> · {edited}</>}
            </span>
            {isAgent && <Receipt receipt={receiptOf({ createdAt }, receipts)} />}
            {undo}
            {note && <>· {note}</>}
          </>
        ) : (
          (edited || undo || note) && (
            <>
              {edited}
              {undo}
              {note}
            </>
          )
        )
      }
    >
      {children}
    </Bubble>
  );
}

function Sender({ message: { author, authorName: name, authorAvatar: avatar } }: Pick<SideBubbleProps, 'message'>) {
  if (author === 'Agent') return <PersonAvatar person={{ name, avatar }} size={24} look="me" />;
  const Icon = author === 'Flow' ? Workflow : Bot;
  return <Avatar name={name} size={24} look="assistant" icon={<Icon className="size-3.5" strokeWidth={1.75} />} />;
}

function Receipt({ receipt }: { receipt: ReturnType<typeof receiptOf> }) {
  const Icon = receipt === 'Sent' ? Check : CheckCheck;
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden className={`size-3.5 ${receipt === 'Read' ? 'text-brand' : ''}`} strokeWidth={1.75} />
      {receipt}
    </span>
  );
}

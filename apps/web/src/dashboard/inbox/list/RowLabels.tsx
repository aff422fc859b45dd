import { type ConversationRow_conversation$data } from '#generated/ConversationRow_conversation';
import { LabelDot } from './LabelDot.tsx';

/** The labels of a row: the first by name, and how many more there are. */
export function RowLabels({ labels }: Pick<ConversationRow_conversation$data, 'labels'>) {
  const [first, ...others] = labels;
  if (!first) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5" title={labels.map(({ name }) => name).join(', ')}>
      <LabelDot colour={first.colour} />
      <span className="truncate">{first.name}</span>
      {others.length > 0 && (
        <span className="flex-none tabular-nums">
          <span aria-hidden>+{others.length}</span>
          <span className="sr-only">{others.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
    </span>
  );
}

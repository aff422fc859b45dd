import type { Json } from '@parley/versioning/changesBetween';
import { MarkedText } from './MarkedText.tsx';
import {
  describeChanges,
  type ChangeWords,
  type FieldWords,
  type Readable,
  type ValueWords,
} from './describeChange.ts';

type ChangeListProps = {
  before: Json;
  after: Json;
  words: FieldWords;
  readable?: Readable;
  valueWords?: ValueWords;
  label: string;
};

/** What is different between two contents, place by place. */
export function ChangeList({ before, after, words, readable, valueWords, label }: ChangeListProps) {
  const changes = describeChanges(before, after, words, { readable, valueWords });
  if (changes.length === 0) return <p className="text-dense text-ink-muted">Nothing is different.</p>;
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line">
      {changes.map((change, index) => (
        // Two changes may be of one place: moved, and changed.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="grid gap-0.5 px-3 py-2 text-dense">
          <span className="font-medium wrap-anywhere">{change.place}</span>
          <Values {...change} />
        </li>
      ))}
    </ul>
  );
}

function Values({ kind, before, after, parts, moved }: ChangeWords) {
  if (parts) return <MarkedText parts={parts} />;
  if (kind === 'Moved') {
    return (
      <span className="text-ink-muted wrap-anywhere">
        {`Moved from ${before} to ${after}${moved ? `: ${moved}` : ''}`}
      </span>
    );
  }
  if (before === null && after === null) return <span className="text-ink-muted">{kind}</span>;
  if (kind === 'Added') return <span className="text-ink-muted wrap-anywhere">Added{after ? `: ${after}` : ''}</span>;
  if (kind === 'Removed') {
    return <span className="text-ink-muted wrap-anywhere">Removed{before ? `: ${before}` : ''}</span>;
  }
  return (
    <span className="text-ink-muted wrap-anywhere">
      <span className="sr-only">Before: </span>
      <s className="decoration-ink-faint">{before ?? 'nothing'}</s>
      <span aria-hidden> → </span>
      <span className="sr-only">, now: </span>
      <span className="text-ink">{after ?? 'nothing'}</span>
    </span>
  );
}

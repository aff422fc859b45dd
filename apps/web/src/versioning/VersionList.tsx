import { useState } from 'react';
import type { Json } from '@parley/versioning/changesBetween';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { Time } from '#ui/Time.tsx';
import { ChangeList } from './ChangeList.tsx';
import type { FieldWords, Readable, ValueWords } from './describeChange.ts';

export type ListedVersion<Content extends Json = Json> = {
  number: number;
  note: string;
  publishedByName: string | null;
  publishedAt: string;
  content: Content;
};

type VersionListProps<Content extends Json> = {
  /** The newest first; the first of them runs. */
  versions: readonly ListedVersion<Content>[];
  words: FieldWords;
  readable?: Readable;
  valueWords?: ValueWords;
  /** Two contents as they are compared, where each depends on the other. */
  pair?: (before: Content, after: Content) => readonly [Json, Json];
  /** Null for who may not. */
  onRestore: ((number: number) => Promise<void>) | null;
};

/** All that was published, what each version changed, and the way back to it. */
export function VersionList<Content extends Json>({
  versions,
  words,
  readable,
  valueWords,
  pair = (before, after) => [before, after],
  onRestore,
}: VersionListProps<Content>) {
  const [opened, setOpened] = useState<number | null>(null);
  const [busy, setBusy] = useState<number | null>(null);

  async function restore(number: number) {
    if (!onRestore) return;
    setBusy(number);
    try {
      await onRestore(number);
    } finally {
      setBusy(null);
    }
  }

  return (
    <ol aria-label="Versions" className="divide-y divide-line">
      {versions.map((version, index) => {
        const { number, note, publishedByName, publishedAt, content } = version;
        const before = versions[index + 1];
        const isOpen = opened === number;
        const compared = isOpen && before ? pair(before.content, content) : null;
        return (
          <li key={number} className="grid gap-2 py-3 first:pt-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex items-center gap-2 text-sm font-medium">
                  {`Version ${number}`}
                  {index === 0 && <Badge tone="live">Live</Badge>}
                </p>
                <p className="text-dense text-ink-muted wrap-anywhere">
                  {note || (number === 1 ? 'The beginning' : 'No note')}
                </p>
                <p className="text-xs text-ink-faint">
                  <Time instant={publishedAt} />
                  {publishedByName && ` by ${publishedByName}`}
                </p>
              </div>
              {before && (
                <TextButton
                  aria-expanded={isOpen}
                  aria-label={`${isOpen ? 'Hide' : 'Show'} changes of version ${number}`}
                  onClick={() => setOpened(isOpen ? null : number)}
                >
                  {isOpen ? 'Hide changes' : 'Show changes'}
                </TextButton>
              )}
              {index > 0 && onRestore && (
                <Button
                  size="sm"
                  isBusy={busy === number}
                  busyLabel="Restoring"
                  aria-label={`Restore version ${number}`}
                  onClick={() => void restore(number)}
                >
                  Restore
                </Button>
              )}
            </div>
            {compared && (
              <ChangeList
                label={`Changes of version ${number}`}
                before={compared[0]}
                after={compared[1]}
                words={words}
                readable={readable}
                valueWords={valueWords}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

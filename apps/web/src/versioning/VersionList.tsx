import { useState } from 'react';
import type { Json } from '@parley/versioning/changesBetween';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { Time } from '#ui/Time.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ComparedWith } from './ComparedWith.tsx';
import type { FieldWords, Readable, ValueWords } from './describeChange.ts';
import { EARLIER_NOT_SHOWN, NONE_BEFORE, useComparedVersions } from './useComparedVersions.ts';

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
  /** As it is now, which they can be compared with. */
  draft: Content;
  /** There are earlier ones, which are not listed yet. */
  hasEarlier?: boolean;
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
  draft,
  hasEarlier = false,
  words,
  readable,
  valueWords,
  pair = (before, after) => [before, after],
  onRestore,
}: VersionListProps<Content>) {
  const [opened, setOpened] = useState<number | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const compared = useComparedVersions(opened, draft, versions);
  const { before, after } = compared;
  const [earlier, later] = before && after ? pair(before.content, after.content) : [];

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
        const { number, note, publishedByName, publishedAt } = version;
        const isOpen = opened === number;
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
              <TextButton
                aria-expanded={isOpen}
                aria-label={`${isOpen ? 'Hide' : 'Show'} changes of version ${number}`}
                onClick={() => setOpened(isOpen ? null : number)}
              >
                {isOpen ? 'Hide changes' : 'Show changes'}
              </TextButton>
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
            {isOpen && <ComparedWith {...compared} />}
            {isOpen && earlier !== undefined && later !== undefined && (
              <ChangeList
                label={`Changes of version ${number}`}
                before={earlier}
                after={later}
                words={words}
                readable={readable}
                valueWords={valueWords}
              />
            )}
            {isOpen && !before && (
              <p className="text-dense text-ink-muted">{hasEarlier ? EARLIER_NOT_SHOWN : NONE_BEFORE}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

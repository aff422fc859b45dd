import type { Json, Path } from '@parley/versioning/changesBetween';
import { Button } from '#ui/Button.tsx';
import { ChangeList } from './ChangeList.tsx';
import { describePath, type FieldWords, type Readable, type ValueWords } from './describeChange.ts';

type ConflictNoticeProps = {
  /** Who saved the other draft. */
  by: string;
  paths: readonly Path[];
  content: Json;
  words: FieldWords;
  /** Where a change is, where the content's own words say it better than its structure. */
  placeOf?: (path: Path) => string;
  /** Both, as people read them. */
  sides?: { mine: Json; theirs: Json } | null;
  readable?: Readable;
  valueWords?: ValueWords;
  onResolve: (choice: 'mine' | 'theirs') => void;
};

/** Two people changed the same: asks which of both stays. Everything else is merged. */
export function ConflictNotice({
  by,
  paths,
  content,
  words,
  placeOf = (path) => describePath(path, [content], words),
  sides = null,
  readable,
  valueWords,
  onResolve,
}: ConflictNoticeProps) {
  if (paths.length === 0) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-caution-soft px-5 py-2.5 text-dense max-md:px-4"
    >
      <p className="min-w-0 flex-1 basis-64">
        {`${by} has changed this meanwhile, too: `}
        <span className="font-medium">{paths.map(placeOf).join(', ')}</span>. Whose change stays?
      </p>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => onResolve('theirs')}>
          Take theirs
        </Button>
        <Button size="sm" onClick={() => onResolve('mine')}>
          Keep mine
        </Button>
      </div>
      {sides && (
        <details className="basis-full">
          <summary className="cursor-default font-medium">Look at both</summary>
          <p className="pt-1 pb-1.5 text-ink-muted">Theirs struck out, then yours.</p>
          <div className="max-h-48 max-w-2xl overflow-y-auto rounded-card bg-surface">
            <ChangeList
              label="Theirs and yours"
              before={sides.theirs}
              after={sides.mine}
              words={words}
              readable={readable}
              valueWords={valueWords}
            />
          </div>
        </details>
      )}
    </div>
  );
}

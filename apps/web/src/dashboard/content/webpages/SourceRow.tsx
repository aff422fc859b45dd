import { useState } from 'react';
import { MoreHorizontal, RotateCw, ScrollText, Settings2, Trash2 } from 'lucide-react';
import { usePermission } from '#session/usePermission.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { count, counted } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Menu } from '#ui/Menu.tsx';
import { ConfirmDialog } from '#ui/overlays.ts';
import { Progress } from '#ui/progress/Progress.tsx';
import { Time } from '#ui/Time.tsx';
import { FREQUENCIES, isOpen, kindLabel, sourceName, type CrawlSource } from './crawlSource.ts';
import { useWebpagesActions } from './useWebpagesActions.ts';

const AddWebpagesDialog = lazyOverlay(() => import('./AddWebpagesDialog.tsx'));
const CrawlLogDialog = lazyOverlay(() => import('./CrawlLogDialog.tsx'));

/** One source: how far its last run is, and what can be done with it. */
export function SourceRow({ source }: { source: CrawlSource }) {
  const { id, kind, pageCount, frequency, lastRun } = source;
  const mayChange = usePermission('MANAGE_ARTICLES');
  const { start, cancel, removeSource } = useWebpagesActions();
  const [shown, setShown] = useState<'log' | 'rules' | 'remove' | null>(null);
  const close = () => setShown(null);
  const name = sourceName(source);
  const every = FREQUENCIES.find((one) => one === frequency && one !== 'Never');
  const log = { id: 'log', label: 'What was read', icon: ScrollText, onAction: () => setShown('log') };
  const changes = [
    ...(isOpen(lastRun) ? [] : [{ id: 'start', label: 'Read again', icon: RotateCw, onAction: () => void start(id) }]),
    { id: 'rules', label: 'Rules and schedule', icon: Settings2, onAction: () => setShown('rules') },
  ];
  const removal = { id: 'remove', label: 'Remove', icon: Trash2, isDanger: true, onAction: () => setShown('remove') };

  return (
    <li className="flex min-h-12 items-center gap-3 py-2 text-dense">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="truncate font-medium" title={source.addresses.join('\n')}>
          {name}
        </span>
        <span className="truncate text-xs text-ink-muted">
          {`${kindLabel(kind)} · ${counted(pageCount, 'page')}${every ? ` · ${every.toLowerCase()}` : ''}`}
        </span>
      </div>
      <RunState run={lastRun} name={name} />
      {isOpen(lastRun) && mayChange && lastRun && (
        <Button size="sm" aria-label={`Cancel reading ${name}`} onClick={() => void cancel(lastRun.id)}>
          Cancel
        </Button>
      )}
      <Menu
        label={`Actions for ${name}`}
        groups={[
          { id: 'look', entries: lastRun ? [log] : [] },
          ...(mayChange
            ? [
                { id: 'change', entries: changes },
                { id: 'end', entries: [removal] },
              ]
            : []),
        ]}
        renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label={`Actions for ${name}`} />}
      />
      {lastRun && <CrawlLogDialog isOpen={shown === 'log'} runId={lastRun.id} name={name} onClose={close} />}
      <AddWebpagesDialog isOpen={shown === 'rules'} source={source} onClose={close} />
      <ConfirmDialog
        isOpen={shown === 'remove'}
        title={`Remove ${name}?`}
        message={`${counted(pageCount, 'page')} go with it, and answers can no longer use them. This cannot be taken back.`}
        confirmLabel="Remove"
        isDanger
        onConfirm={() => {
          close();
          void removeSource(id, name);
        }}
        onClose={close}
      />
    </li>
  );
}

/** How far a run is, in a few words. */
function RunState({ run, name }: { run: CrawlSource['lastRun']; name: string }) {
  if (!run) return null;
  const { state, counts, endedAt, error } = run;
  if (isOpen(run)) {
    const done = counts.found - counts.waiting;
    return (
      <span className="grid w-40 flex-none gap-1.5 max-md:w-24">
        <span className="truncate text-xs text-ink-muted">
          {state === 'Waiting' || counts.found === 0
            ? 'Waits for its turn'
            : `${count(done)} of ${count(counts.found)} looked at`}
        </span>
        <Progress label={`Reading ${name}`} share={counts.found === 0 ? null : done / counts.found} />
      </span>
    );
  }
  if (state === 'Failed') {
    return (
      <span title={error ?? undefined}>
        <Badge tone="critical">Failed</Badge>
      </span>
    );
  }
  const left = [
    counts.failed > 0 && `${count(counts.failed)} failed`,
    counts.skipped > 0 && `${count(counts.skipped)} left out`,
  ].filter(Boolean);
  return (
    <span className="grid flex-none justify-items-end gap-0.5 text-xs text-ink-muted">
      <span>
        {state === 'Cancelled' ? 'Cancelled ' : counts.read === 0 ? 'Nothing read · ' : 'Read '}
        {endedAt && <Time instant={endedAt} />}
      </span>
      {left.length > 0 && <span className="max-md:hidden">{left.join(', ')}</span>}
    </span>
  );
}

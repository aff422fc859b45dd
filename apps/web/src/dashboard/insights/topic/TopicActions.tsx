import { useState } from 'react';
import { Ellipsis, EyeOff, Eye, Merge, Pencil, Split, Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TopicActions_report$key } from '#generated/TopicActions_report';
import { useCommands } from '#dashboard/command-palette/useCommands.ts';
import { usePermission } from '#session/usePermission.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Button } from '#ui/Button.tsx';
import { useTopicChanges } from './useTopicChanges.ts';

const RenameTopicDialog = lazyOverlay(() => import('./RenameTopicDialog.tsx'));
const MergeTopicDialog = lazyOverlay(() => import('./MergeTopicDialog.tsx'));
const SplitTopicDialog = lazyOverlay(() => import('./SplitTopicDialog.tsx'));

/** What one can do with a topic: beside its name, on phones and for the palette in a list; nothing for who may only look. */
export function TopicActions(props: { report: TopicActions_report$key }) {
  const report = useFragment(
    graphql`
      fragment TopicActions_report on TopicReport {
        figures {
          topic {
            id
            name
            isIgnored
            merged {
              id
              name
            }
          }
        }
        ...SplitTopicDialog_report
      }
    `,
    props.report,
  );
  const { topic } = report.figures;
  const mayChange = usePermission('MANAGE_CONVERSATIONS');
  const changes = useTopicChanges();
  const [open, setOpen] = useState<'rename' | 'merge' | 'split' | null>(null);
  const close = () => setOpen(null);
  const ignore = topic.isIgnored
    ? { id: 'ignore', label: 'Show again', icon: Eye, onAction: () => void changes.restore(topic) }
    : { id: 'ignore', label: 'Ignore', icon: EyeOff, onAction: () => void changes.ignore(topic) };
  const entries = [
    { id: 'rename', label: 'Rename', icon: Pencil, onAction: () => setOpen('rename') },
    { id: 'merge', label: 'Merge', icon: Merge, onAction: () => setOpen('merge') },
    { id: 'split', label: 'Split', icon: Split, onAction: () => setOpen('split') },
    ignore,
  ];
  const merged = topic.merged.map((one) => ({
    id: one.id,
    label: one.name,
    icon: Undo2,
    onAction: () => void changes.undoMerge(one),
  }));
  useCommands(
    mayChange
      ? entries.map(({ id, label, icon, onAction }) => ({
          id: `topic.${id}`,
          label: `${label} this topic`,
          group: 'Do',
          icon,
          run: onAction,
        }))
      : [],
  );
  if (!mayChange) return null;
  return (
    <div className="ml-auto flex items-center gap-0.5">
      <div className="hidden items-center gap-0.5 @min-[44rem]:flex">
        {entries.map(({ id, label, icon: Icon, onAction }) => (
          <Button
            key={id}
            variant="ghost"
            size="sm"
            onClick={onAction}
            icon={<Icon aria-hidden className="size-4" strokeWidth={1.75} />}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={merged.length > 0 ? '' : '@min-[44rem]:hidden'}>
        <Menu
          label="Topic"
          groups={[
            { id: 'changes', entries },
            ...(merged.length > 0 ? [{ id: 'merged', label: 'Take out again', entries: merged }] : []),
          ]}
          renderTrigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label="More for this topic" />}
        />
      </div>
      <RenameTopicDialog isOpen={open === 'rename'} topic={topic} onRename={changes.rename} onClose={close} />
      <MergeTopicDialog isOpen={open === 'merge'} topic={topic} onMerge={changes.merge} onClose={close} />
      <SplitTopicDialog
        isOpen={open === 'split'}
        report={report}
        topic={topic}
        onSplit={changes.split}
        onClose={close}
      />
    </div>
  );
}

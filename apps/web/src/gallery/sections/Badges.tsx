import { Clock, History } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { AddChip, Chip } from '#ui/Chip.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Badges, chips, keys';

const STATES = ['Open', 'Snoozed', 'Closed'].map((label) => ({ id: label, label, onAction: () => {} }));

export default function Badges() {
  return (
    <>
      <Specimen label="Badges">
        <div className="flex flex-wrap items-center gap-3">
          <Badge>Draft</Badge>
          <Badge tone="positive">Trained</Badge>
          <Badge tone="live">Live</Badge>
          <Badge tone="busy" percentage={62}>
            Training
          </Badge>
          <Badge icon={Clock}>Queued</Badge>
          <Badge tone="caution" icon={History}>
            Outdated
          </Badge>
          <Badge tone="caution">Pending</Badge>
          <Badge tone="critical">Failed</Badge>
        </div>
      </Specimen>
      <Specimen label="Chips">
        <div className="flex flex-wrap items-center gap-2">
          <Menu
            label="State"
            placement="bottom start"
            groups={[{ id: 'state', selectedId: 'Open', entries: STATES }]}
            renderTrigger={(trigger) => <Chip value="Open" button={trigger} />}
          />
          <Chip label="Assistant" value="Nori" onRemove={() => {}} />
          <Chip value="maya@northwindoutdoor.com" onRemove={() => {}} />
          <AddChip label="Filter" />
          <Chip value="Open" button={{ disabled: true }} />
        </div>
      </Specimen>
      <Specimen label="Keys">
        <span className="flex gap-1">
          <Kbd>⌘</Kbd>
          <Kbd>K</Kbd>
          <Kbd>Ctrl</Kbd>
        </span>
      </Specimen>
    </>
  );
}

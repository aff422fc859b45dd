import { useState } from 'react';
import { AlarmClock, ChevronRight, Settings2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog, Dialog, FullScreenDialog } from '#ui/overlays.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Popover } from '#ui/dialogs/Popover.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Tooltip, popover, dialogs';

const PARAGRAPHS = Array.from(
  { length: 14 },
  (_, number) =>
    `${number + 1}. Nori shows this flow on its home page. Visitors who are in it now can finish; who comes later sees the new one.`,
);

export default function Overlays() {
  return (
    <>
      <Specimen label="Tooltip: point or Tab">
        <div className="flex gap-2">
          <IconButton icon={AlarmClock} label="Snooze" shortcut="S" />
          <IconButton icon={Settings2} label="Settings" />
          <IconButton icon={Settings2} label="Settings, disabled" disabled />
          <Tooltip label="Everything visitors wrote since Monday, with your team’s answers." placement="bottom">
            <Button>Export</Button>
          </Tooltip>
        </div>
      </Specimen>
      <Specimen label="Popover">
        <Popover label="Rename the flow" renderTrigger={(trigger) => <Button {...trigger}>Rename</Button>}>
          {(close) => (
            <div className="grid w-60 gap-3">
              <TextField label="Flow name" defaultValue="Returns" />
              <Button variant="primary" onClick={close}>
                Rename
              </Button>
            </div>
          )}
        </Popover>
      </Specimen>
      <Dialogs />
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimen label="Dialogs">
      <div className="flex flex-wrap gap-2">
        {['Question', 'Small', 'Medium, with a form', 'Large, scrolling', 'Busy', 'Full screen'].map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        isOpen={open === 'Question'}
        title="Delete “Returns & repairs”?"
        message="Nori shows this flow on its home page. Visitors who are in it now can finish."
        confirmLabel="Delete flow"
        cancelLabel="Keep it"
        isDanger
        onConfirm={close}
        onClose={close}
      />
      <Dialog
        isOpen={open === 'Small'}
        size="sm"
        title="Invite a colleague"
        onClose={close}
        footer={<Acts verb="Invite" onClose={close} />}
      >
        <TextField label="Email" type="email" />
      </Dialog>
      <Dialog
        isOpen={open === 'Medium, with a form'}
        title="New form"
        description="Ask visitors for what you need, inside the chat."
        onClose={close}
        footer={<Acts verb="Create form" onClose={close} />}
      >
        <div className="grid gap-4">
          <TextField label="Form name" />
          <TextArea label="What it is for" limit={200} />
        </div>
      </Dialog>
      <Dialog
        isOpen={open === 'Large, scrolling'}
        size="lg"
        title="What changes"
        onClose={close}
        footer={<Acts verb="Publish" onClose={close} />}
      >
        <div className="grid gap-3 text-dense text-ink-muted">
          {PARAGRAPHS.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Dialog>
      <Dialog
        isOpen={open === 'Busy'}
        size="sm"
        title="Publish “Returns”?"
        isBusy
        onClose={close}
        footer={
          <Button variant="primary" isBusy busyLabel="Publishing">
            Publish
          </Button>
        }
      >
        <p className="text-dense text-ink-muted">
          It cannot be closed while it is under way. Load the page again to leave this state.
        </p>
      </Dialog>
      <FullScreenDialog
        isOpen={open === 'Full screen'}
        title="Payment Method"
        onBack={close}
        onClose={close}
        aside={<Steps />}
      >
        <div className="mx-auto grid w-[560px] max-w-full gap-4 p-6 max-md:p-4">
          <div className="grid gap-4 rounded-dialog border border-line bg-surface p-6 shadow-raised">
            <h3 className="text-xl font-semibold">Card Details</h3>
            <TextField label="Name on card" />
            <TextField label="Promotion code" />
            <Button variant="primary" size="lg" isWide onClick={close}>
              Add Payment Method
            </Button>
          </div>
        </div>
      </FullScreenDialog>
    </Specimen>
  );
}

function Steps() {
  return (
    <span className="inline-flex items-center gap-2">
      1 Plan <ChevronRight aria-hidden className="size-3.5" /> <b className="font-medium text-ink">2 Card</b>
    </span>
  );
}

function Acts({ verb, onClose }: { verb: string; onClose: () => void }) {
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" onClick={onClose}>
        {verb}
      </Button>
    </>
  );
}

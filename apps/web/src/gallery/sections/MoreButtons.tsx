import { Bold, Ellipsis } from 'lucide-react';
import { CopyButton } from '#ui/CopyButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { SplitButton } from '#ui/SplitButton.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Buttons with more';

const WAYS = [
  {
    id: 'ways',
    entries: [
      { id: 'close', label: 'Send and close', shortcut: 'E', onAction: () => {} },
      { id: 'later', label: 'Send later', onAction: () => {} },
    ],
  },
];

export default function MoreButtons() {
  return (
    <>
      <Specimen label="Split">
        <div className="flex flex-wrap gap-2">
          <SplitButton menuLabel="More ways to send" groups={WAYS}>
            Send
          </SplitButton>
          <SplitButton menuLabel="More ways to save" groups={WAYS} variant="secondary">
            Save
          </SplitButton>
          <SplitButton menuLabel="More ways to send" groups={WAYS} isBusy busyLabel="Sending">
            Send
          </SplitButton>
        </div>
      </Specimen>
      <Specimen label="Icon">
        <div className="flex gap-1">
          <IconButton icon={Ellipsis} label="More" />
          <IconButton icon={Bold} label="Bold" shortcut="⌘B" aria-pressed />
          <IconButton icon={Bold} label="Bold, disabled" disabled />
        </div>
      </Specimen>
      <Specimen label="Copy">
        <div className="flex items-center gap-2">
          <CopyButton text="pk_nw_4f81" label="Copy the key" />
          <CopyButton text="pk_nw_4f81" label="Copy the key" isIconOnly />
        </div>
      </Specimen>
    </>
  );
}

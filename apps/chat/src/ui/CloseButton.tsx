import { t } from '#language/t.ts';
import { BandButton } from './BandButton.tsx';
import { CloseIcon } from './icons.tsx';

/** Closes the window that the chat is in; none where it is a page of its own. */
export function CloseButton({ onClose }: { onClose: (() => void) | null }) {
  if (!onClose) return null;
  return (
    <span className="-mr-2">
      <BandButton label={t('Close the chat')} onClick={onClose}>
        <CloseIcon className="size-5" />
      </BandButton>
    </span>
  );
}

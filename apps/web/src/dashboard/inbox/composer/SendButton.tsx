import { useState } from 'react';
import { Clock } from 'lucide-react';
import { useUpdatePreferences } from '#dashboard/preferences/useUpdatePreferences.ts';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { type MenuGroup } from '#ui/Menu.tsx';
import { SplitButton } from '#ui/SplitButton.tsx';
import { setSendKey, useSendKey, type SendKey } from './sendKey.ts';

const ScheduleDialog = lazyOverlay(() => import('../scheduled/ScheduleDialog.tsx'));

export type Later = { sendAt: Date; cancelIfReply: boolean };

type SendButtonProps = {
  isNote: boolean;
  isAllowed: boolean;
  /** It is sent once all of it is here; it cannot be scheduled before. */
  isComing: boolean;
  /** Rejects with what the API says. */
  onLater: (later: Later) => Promise<void>;
};

/** Sends, at once or later; and the place to choose by which key. */
export function SendButton({ isNote, isAllowed, isComing, onLater }: SendButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const sendKey = useSendKey();
  const { update } = useUpdatePreferences();

  function choose(chosen: SendKey) {
    setSendKey(chosen);
    update({ sendKey: chosen }, { onFail: () => setSendKey(sendKey) });
  }

  const groups: MenuGroup[] = [
    ...(isNote
      ? []
      : [
          {
            // Not that of its entry: the library takes both for one, and never ends.
            id: 'delivery',
            entries: [
              {
                id: 'later',
                label: 'Send later',
                icon: Clock,
                isDisabled: !isAllowed || isComing,
                onAction: () => setIsAsking(true),
              },
            ],
          },
        ]),
    {
      id: 'key',
      label: 'Send with',
      selectedId: sendKey,
      entries: [
        { id: 'Enter', label: 'Enter', onAction: () => choose('Enter') },
        { id: 'CtrlEnter', label: 'Ctrl or ⌘ + Enter', onAction: () => choose('CtrlEnter') },
      ],
    },
  ];

  return (
    <>
      <SplitButton
        type="submit"
        variant="primary"
        size="sm"
        disabled={!isAllowed}
        isMenuDisabled={false}
        menuLabel="More ways to send"
        groups={groups}
      >
        {isNote ? 'Add note' : 'Send'}
      </SplitButton>
      {isAsking && (
        <ScheduleDialog
          title="Send later"
          confirmLabel="Schedule"
          onSave={({ sendAt, cancelIfReply }) => onLater({ sendAt, cancelIfReply })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

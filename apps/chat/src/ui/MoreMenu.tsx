import { useRef, useState } from 'preact/hooks';
import type { VisitorConversation } from '#api/ChatApi.ts';
import type { Actions } from '#chat/actions.ts';
import { BandButton } from './BandButton.tsx';
import { DownloadIcon, MailIcon, MoreIcon, PersonIcon } from './icons.tsx';
import { saveText } from './saveText.ts';
import { TranscriptForm } from './TranscriptForm.tsx';
import { useDismiss } from './useDismiss.ts';

type MoreMenuProps = {
  conversation: VisitorConversation;
  email: string | null;
  isBlocked: boolean;
  /** Whether a person may be asked for. */
  offersPerson: boolean;
  actions: Pick<Actions, 'mailTranscript' | 'loadTranscript'>;
  onRequestPerson: () => void;
  onNotice: (notice: string) => void;
};

const item = 'flex min-h-10 w-full items-center gap-2.5 rounded-control px-2.5 text-left text-dense hover:bg-hover';

/** What else can be done with a conversation: ask for a person, and keep what was said. */
export function MoreMenu({
  conversation,
  email,
  isBlocked,
  offersPerson,
  actions,
  onRequestPerson,
  onNotice,
}: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(isOpen, area, (isByKey) => close(isByKey));
  const { handoffRequestedAt, handledBy, agentName, status } = conversation;
  const hasPerson = handoffRequestedAt !== null || (handledBy === 'Agent' && agentName !== null && status === 'Open');

  function close(returnsFocus = true) {
    setOpen(false);
    setMailing(false);
    if (returnsFocus) button.current?.focus();
  }

  async function download() {
    close();
    const answer = await actions.loadTranscript();
    if ('problem' in answer) onNotice(answer.problem);
    else saveText('conversation.txt', answer.text);
  }

  return (
    <div ref={area} className="relative">
      <BandButton
        buttonRef={button}
        label="More"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <MoreIcon className="size-5" />
      </BandButton>
      {isOpen && (
        <section
          aria-label="More"
          className="absolute top-full right-0 z-10 mt-2 w-[min(20rem,calc(100vw-2rem))] rounded-card bg-raised p-1.5 text-ink shadow-overlay"
        >
          {isMailing ? (
            <TranscriptForm
              email={email}
              onSend={actions.mailTranscript}
              onSent={(to) => {
                close();
                onNotice(`The transcript is on its way to ${to}.`);
              }}
            />
          ) : (
            <>
              {offersPerson && !hasPerson && !isBlocked && (
                <button
                  type="button"
                  className={item}
                  onClick={() => {
                    close();
                    onRequestPerson();
                  }}
                >
                  <PersonIcon />
                  Ask for a person
                </button>
              )}
              {!isBlocked && (
                <button type="button" className={item} onClick={() => setMailing(true)}>
                  <MailIcon />
                  Send transcript by mail
                </button>
              )}
              <button type="button" className={item} onClick={() => void download()}>
                <DownloadIcon />
                Download transcript
              </button>
            </>
          )}
        </section>
      )}
    </div>
  );
}

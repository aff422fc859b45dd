import { useRef, useState } from 'preact/hooks';
import type { VisitorConversation } from '#api/ChatApi.ts';
import type { Actions } from '#chat/actions.ts';
import { mark, t } from '#language/t.ts';
import { BandButton } from './BandButton.tsx';
import { DownloadIcon, GlobeIcon, MailIcon, MoreIcon, PersonIcon } from './icons.tsx';
import { LanguageChoices, nameOf } from './LanguageChoices.tsx';
import { saveText } from './saveText.ts';
import type { TranscriptForm } from './TranscriptForm.tsx';
import { useDismiss } from './useDismiss.ts';
import type { Words } from './words.ts';

type MoreMenuProps = {
  conversation: VisitorConversation;
  words: Words;
  email: string | null;
  isBlocked: boolean;
  /** Whether a person may be asked for. */
  offersPerson: boolean;
  actions: Pick<Actions, 'mailTranscript' | 'loadTranscript'>;
  onChooseLanguage: (language: string) => void;
  onRequestPerson: () => void;
  onNotice: (notice: string) => void;
};

const item = 'flex min-h-10 w-full items-center gap-2.5 rounded-control px-2.5 text-left text-dense hover:bg-hover';

/** What else can be done with a conversation: ask for a person, and keep what was said. */
export function MoreMenu({
  conversation,
  words,
  email,
  isBlocked,
  offersPerson,
  actions,
  onChooseLanguage,
  onRequestPerson,
  onNotice,
}: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState<'mail' | 'language' | null>(null);
  const [Form, setForm] = useState<typeof TranscriptForm | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(isOpen, area, (isByKey) => close(isByKey));
  const { handoffRequestedAt, handledBy, agentName, status } = conversation;
  const hasPerson = handoffRequestedAt !== null || (handledBy === 'Agent' && agentName !== null && status === 'Open');

  function close(returnsFocus = true) {
    setOpen(false);
    setStep(null);
    if (returnsFocus) button.current?.focus();
  }

  async function download() {
    close();
    const answer = await actions.loadTranscript();
    if ('problem' in answer) onNotice(answer.problem);
    else saveText('conversation.txt', answer.text);
  }

  /** The menu stands until the code is there, and has the focus. */
  async function askAddress() {
    try {
      const form = await import('./TranscriptForm.tsx');
      setForm(() => form.TranscriptForm);
      setStep('mail');
    } catch {
      onNotice(mark('This did not work. Try again.'));
    }
  }

  return (
    <div ref={area} className="relative">
      <BandButton
        buttonRef={button}
        label={t('More')}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <MoreIcon className="size-5" />
      </BandButton>
      {isOpen && (
        <section
          aria-label={t('More')}
          className="absolute top-full right-0 z-10 mt-2 w-[min(20rem,calc(100vw-2rem))] rounded-card bg-raised p-1.5 text-ink shadow-overlay"
        >
          {step === 'language' && (
            <LanguageChoices
              languages={words.languages}
              current={words.lang}
              onChoose={(language) => {
                close();
                onChooseLanguage(language);
              }}
            />
          )}
          {step === 'mail' && Form && (
            <Form
              email={email}
              onSend={actions.mailTranscript}
              onSent={(to) => {
                close();
                onNotice(t('The transcript is on its way to {address}.', { address: to }));
              }}
            />
          )}
          {step === null && (
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
                  {t('Ask for a person')}
                </button>
              )}
              {!isBlocked && (
                <button type="button" className={item} onClick={() => void askAddress()}>
                  <MailIcon />
                  {t('Send transcript by mail')}
                </button>
              )}
              <button type="button" className={item} onClick={() => void download()}>
                <DownloadIcon />
                {t('Download transcript')}
              </button>
              {words.languages.length > 1 && (
                <button type="button" className={item} onClick={() => setStep('language')}>
                  <GlobeIcon />
                  {t('Language: {name}', { name: nameOf(words.lang) })}
                </button>
              )}
            </>
          )}
        </section>
      )}
    </div>
  );
}

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { VisitorConversation } from '#api/ChatApi.ts';
import type { Actions } from '#chat/actions.ts';
import type { Chat } from '#chat/Chat.ts';
import { popOut } from '#frame/popOut.ts';
import { t } from '#language/t.ts';
import { DeleteDataForm } from './DeleteDataForm.tsx';
import { hasFinePointer } from './hasFinePointer.ts';
import { GlobeIcon, PersonIcon } from './icons.tsx';
import { LanguageChoices, nameOf } from './LanguageChoices.tsx';
import { BellIcon, BellOffIcon, DownloadIcon, MailIcon, TrashIcon, WindowIcon } from './moreIcons.tsx';
import { saveText } from './saveText.ts';
import { TranscriptForm } from './TranscriptForm.tsx';
import type { Words } from './words.ts';

export type MorePanelProps = {
  conversation: VisitorConversation;
  words: Words;
  email: string | null;
  isBlocked: boolean;
  /** Whether a person may be asked for. */
  offersPerson: boolean;
  /** Null: the assistant makes no sound. */
  sound: Chat['sound'] | null;
  /** Leaves the window that the chat is in; null where it is a page of its own. */
  onLeave: (() => void) | null;
  handover: Chat['handover'];
  actions: Pick<Actions, 'mailTranscript' | 'loadTranscript' | 'deleteData'>;
  onChooseLanguage: (language: string) => void;
  onRequestPerson: () => void;
  onNotice: (notice: string) => void;
  onClose: () => void;
};

/** What else can be done with a conversation: ask for a person, keep what was said, or have it deleted. */
export function MorePanel({
  conversation,
  words,
  email,
  isBlocked,
  offersPerson,
  sound,
  onLeave,
  handover,
  actions,
  onChooseLanguage,
  onRequestPerson,
  onNotice,
  onClose,
}: MorePanelProps) {
  const [step, setStep] = useState<'mail' | 'language' | 'delete' | null>(null);
  const { handoffRequestedAt, handledBy, agentName, status } = conversation;
  const hasPerson = handoffRequestedAt !== null || (handledBy === 'Agent' && agentName !== null && status === 'Open');

  async function download() {
    onClose();
    const answer = await actions.loadTranscript();
    if ('problem' in answer) onNotice(answer.problem);
    else saveText('conversation.txt', answer.text);
  }

  if (step === 'language') {
    return (
      <LanguageChoices
        languages={words.languages}
        current={words.lang}
        onChoose={(language) => {
          onClose();
          onChooseLanguage(language);
        }}
      />
    );
  }
  if (step === 'mail') {
    return (
      <TranscriptForm
        email={email}
        onSend={actions.mailTranscript}
        onSent={(to) => {
          onClose();
          onNotice(t('The transcript is on its way to {address}.', { address: to }));
        }}
      />
    );
  }
  if (step === 'delete') return <DeleteDataForm onDelete={actions.deleteData} onCancel={onClose} />;
  return (
    <>
      {offersPerson && !hasPerson && !isBlocked && (
        <Item
          icon={<PersonIcon />}
          onClick={() => {
            onClose();
            onRequestPerson();
          }}
        >
          {t('Ask for a person')}
        </Item>
      )}
      {!isBlocked && (
        <Item icon={<MailIcon />} onClick={() => setStep('mail')}>
          {t('Send transcript by mail')}
        </Item>
      )}
      <Item icon={<DownloadIcon />} onClick={() => void download()}>
        {t('Download transcript')}
      </Item>
      {onLeave && hasFinePointer() && (
        <Item
          icon={<WindowIcon />}
          onClick={() => {
            onClose();
            if (popOut(handover())) onLeave();
            else onNotice(t('Your browser opens no other window for the chat.'));
          }}
        >
          {t('Open in a window')}
        </Item>
      )}
      {sound && (
        <Item
          icon={sound.isOn() ? <BellOffIcon /> : <BellIcon />}
          onClick={() => {
            onClose();
            sound.turn(!sound.isOn());
            onNotice(sound.isOn() ? t('New messages can be heard.') : t('New messages make no sound.'));
          }}
        >
          {sound.isOn() ? t('Turn sound off') : t('Turn sound on')}
        </Item>
      )}
      {words.languages.length > 1 && (
        <Item icon={<GlobeIcon />} onClick={() => setStep('language')}>
          {t('Language: {name}', { name: nameOf(words.lang) })}
        </Item>
      )}
      <Item icon={<TrashIcon />} onClick={() => setStep('delete')}>
        {t('Delete my data')}
      </Item>
    </>
  );
}

type ItemProps = { icon: ComponentChildren; onClick: () => void; children: ComponentChildren };

function Item({ icon, onClick, children }: ItemProps) {
  return (
    <button
      type="button"
      className="flex min-h-10 w-full items-center gap-2.5 rounded-control px-2.5 text-left text-dense hover:bg-hover"
      onClick={onClick}
    >
      {icon}
      {children}
    </button>
  );
}

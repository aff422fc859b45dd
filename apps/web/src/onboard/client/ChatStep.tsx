import { useEffect, useMemo, useState } from 'react';
import { newConfig } from '@parley/assistant-config/newConfig';
import { publicConfig } from '@parley/assistant-config/publicConfig';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOutletContext } from 'react-router-dom';
import { type ChatStep_onboarding$key } from '#generated/ChatStep_onboarding';
import { AvatarField } from '#assets/avatar-field/AvatarField.tsx';
import { pictureId } from '#assets/avatar-field/picture.ts';
import { useImage } from '#assets/useImage.ts';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { ChatPreview } from '#chat-preview/ChatPreview.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { TextField } from '#ui/TextField.tsx';
import { AssistantColour } from './AssistantColour.tsx';
import { chatSchema, GREETING_LIMIT, proposedChat, savedChat } from './chatForm.ts';
import { changed, useStepDraft } from './stepDraft.ts';
import { StepFooter } from './StepFooter.tsx';
import { PAPER, StepHeading } from './StepHeading.tsx';
import { useSaveChat } from './useSaveChat.ts';
import { useSaveOnward } from './useSaveOnward.ts';

const NOBODY: [] = [];

/** /onboard/client/chat/* */
export default function ChatStep() {
  const onboarding = useFragment(
    graphql`
      fragment ChatStep_onboarding on Onboarding {
        assistantTitle
        assistantAvatar
        assistantColour
        greeting
        client {
          name
          manuallyInvoiced
        }
      }
    `,
    useOutletContext<ChatStep_onboarding$key>(),
  );
  const { client } = onboarding;
  const save = useSaveChat();
  // As in the details.
  const [begun] = useState(() => savedChat(onboarding));
  const [initial] = useState(() => proposedChat(begun));
  const { draft, keep, saved } = useStepDraft('Chat', initial);
  const [{ isUploading, hasFailed }, setPicture] = useState({ isUploading: false, hasFailed: false });
  const form = useForm({
    schema: chatSchema,
    initial,
    draft,
    async send({ assistantAvatarImageId: picture, ...said }) {
      const goOn = wayOn();
      const assistantAvatarImageId = pictureId(picture);
      await save({
        input: { ...changed(begun, said), ...(assistantAvatarImageId !== undefined && { assistantAvatarImageId }) },
      });
      saved();
      await goOn();
    },
  });
  const { formRef, wayOn } = useSaveOnward({
    step: 'Chat',
    client,
    hasChanges: form.isDirty || isUploading,
    isSaving: form.isSubmitting,
    isWaiting: isUploading,
    hasFailed,
  });
  useEffect(() => keep(form.values));
  const { assistantTitle, assistantAvatarImageId, assistantColour, greeting } = form.values;
  const { source: avatar } = useImage(assistantAvatarImageId?.address ?? null);
  const config = useMemo(
    () =>
      publicConfig(newConfig({ title: assistantTitle, colour: assistantColour, avatar, greeting }), (image) => image),
    [assistantTitle, assistantColour, avatar, greeting],
  );

  return (
    <>
      <StepHeading intro="Visitors see it first. You can change all of this later.">
        Give your assistant a name and a face
      </StepHeading>
      <div className="mx-auto grid w-full max-w-5xl items-stretch gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <Form form={form} ref={formRef} className={`grid content-start gap-5 ${PAPER}`}>
          <TextField
            label="Name"
            placeholder="Nori"
            hint="Short and easy to say."
            autoComplete="off"
            {...form.field('assistantTitle')}
          />
          <AvatarField
            label="Picture"
            shape="square"
            look="assistant"
            onBusyChange={(isBusy, hasNotArrived) => setPicture({ isUploading: isBusy, hasFailed: hasNotArrived })}
            {...form.field('assistantAvatarImageId')}
            owner={assistantTitle || client.name}
          />
          <AssistantColour {...form.field('assistantColour')} />
          <TextArea
            label="Greeting"
            hint="Shown before the visitor writes."
            limit={GREETING_LIMIT}
            rows={2}
            {...form.field('greeting')}
          />
          <StepFooter step="Chat" client={client}>
            <SubmitButton
              form={form}
              label={isUploading ? 'Waiting for the picture' : 'Save and continue'}
              busyLabel="Saving"
              isWaiting={isUploading}
              size="lg"
            />
          </StepFooter>
        </Form>
        <section aria-label="Preview" className="grid min-h-[560px] grid-rows-[auto_1fr] gap-2">
          <p className="text-dense text-ink-muted">
            <span className="font-semibold text-ink">Preview</span> the real chat, as visitors will see it
          </p>
          <div className="overflow-hidden rounded-dialog border border-line bg-surface shadow-overlay">
            <ChatPreview type="FloatingWidget" clientName={client.name} config={config} team={NOBODY} />
          </div>
        </section>
      </div>
    </>
  );
}

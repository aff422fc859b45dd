import type { FormAnswers, Message } from '#api/ChatApi.ts';
import { problemOf } from '#api/problemOf.ts';
import type { Deed } from '#frame/protocol.ts';
import type { FormFile } from '#form/FileAnswer.tsx';
import type { Parts } from './Chat.ts';
import { messageChanged } from './messagesKnown.ts';

/** What a visitor does with a form. Each resolves with null when it is done. */
export type FormActions = {
  save: (messageId: string, answers: FormAnswers) => Promise<string | null>;
  submit: (messageId: string, answers: FormAnswers) => Promise<string | null>;
  leave: (messageId: string) => Promise<string | null>;
  upload: (file: File) => Promise<FormFile | { problem: string }>;
};

export function createFormActions({ api, store, session }: Pick<Parts, 'api' | 'store' | 'session'>): FormActions {
  async function act(
    work: (token: string) => Promise<Message>,
    deedOf: (message: Message) => Deed | null = () => null,
  ): Promise<string | null> {
    try {
      const message = await session.call(work);
      store.update((state) => ({ ...messageChanged(state, message), deed: deedOf(message) ?? state.deed }));
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }
  const sentIn = ({ chatForm }: Message): Deed | null =>
    chatForm && { type: 'formSubmitted', payload: { form: chatForm.form.name } };
  return {
    save: (messageId, answers) => act((token) => api.saveFormAnswers(token, messageId, answers)),
    submit: (messageId, answers) => act((token) => api.submitForm(token, messageId, answers), sentIn),
    leave: (messageId) => act((token) => api.leaveForm(token, messageId)),
    upload: async (file) => {
      const { signal } = new AbortController();
      try {
        return await session.call((token) => api.upload({ token, file, onShare: () => {}, signal }));
      } catch (error) {
        return { problem: problemOf(error) };
      }
    },
  };
}

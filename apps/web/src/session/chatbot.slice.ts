/** Whether the support chat's script is there. */
export type ChatbotSlice = { script: 'idle' | 'loaded' | 'failed' };

export const initialChatbot: ChatbotSlice = { script: 'idle' };

export function scriptLoaded(): ChatbotSlice {
  return { script: 'loaded' };
}

export function scriptFailed(): ChatbotSlice {
  return { script: 'failed' };
}

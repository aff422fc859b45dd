import { type AssistantType } from '#generated/ListAssistants';
import { type AssistantVariant } from '#router/paths.ts';

/** What the URL calls an assistant of this type (spec §2). */
export const variantOf = (type: AssistantType): AssistantVariant =>
  type === 'FloatingWidget' ? 'chatbot-widget' : 'ai-assistant';

/** What people call it (spec §2). */
export const kindTitle = (type: AssistantType) => (type === 'FloatingWidget' ? 'Chatbot Widget' : 'AI Assistant');

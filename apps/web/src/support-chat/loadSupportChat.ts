import { loadScript } from '#ui/loadScript.ts';
import { readService, type SupportChatService } from './supportChatService.ts';

const TIMEOUT_MS = 15_000;

/**
 * Loads the support chat's script. Rejects when it does not come in time, cannot be had, throws or leaves no service;
 * nothing else on the page notices.
 */
export async function loadSupportChat(url: string, timeout = TIMEOUT_MS): Promise<SupportChatService> {
  await loadScript(url, timeout);
  const service = readService(window.SupportChat);
  if (!service) throw new Error('The support chat left nothing to start.');
  return service;
}

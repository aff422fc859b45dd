import type { User } from '@parley/db';
import { email, parseInput } from '#input.ts';
import { type Limit, takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { firstChatUrl, firstSnippet } from './firstAssistant.ts';
import { installInstructionsMail } from './mails/installInstructions.ts';
import { openOnboarding } from './onboarding.service.ts';

type SendDeps = Pick<Context, 'db' | 'clock' | 'config' | 'sendMail'>;

/** Mails of a company that has not paid yet, to whomever it likes: 5 an hour. */
const limits = (clientId: string): readonly Limit[] => [
  { key: `install-mail:client:${clientId}`, hits: 5, windowMs: 60 * 60_000 },
];

/** Mails to `to` how to put the chat on the company's site. Throws BAD_INPUT, TOO_EARLY, TOO_MANY_ATTEMPTS. */
export async function sendInstallInstructions(
  deps: SendDeps,
  { sender, clientId, to }: { sender: User; clientId: string; to: string },
): Promise<void> {
  const { client, assistantTitle } = await openOnboarding(deps, clientId);
  const input = parseInput({ email }, { email: to });
  if (assistantTitle === null) throw domainError('TOO_EARLY', 'Give your assistant a name first.');
  const giveBack = await takeHits(deps, limits(clientId));
  try {
    const mail = installInstructionsMail({
      to: input.email,
      sender,
      companyName: client.name,
      assistantTitle,
      chatUrl: firstChatUrl(deps.config, clientId),
      snippet: firstSnippet(deps.config, clientId),
    });
    await deps.sendMail({ ...mail, clientId });
  } catch (error) {
    await giveBack();
    throw error;
  }
}

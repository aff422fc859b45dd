import { randomUUID } from 'node:crypto';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import { uploaded } from '@parley/mock-api/src/testing/upload.ts';
import type { ScreenApi } from './screenApi.ts';

type Session = { startVisitorSession: { token: string } };
type Sent = { sendVisitorMessage: { conversation: { id: string } } };
type Log = { visitorConversations: { messages: { edges: { node: { body: string } }[] } }[] };

/** Files are PNGs and PDFs as bytes, by name. */
type Beside = { wantsPerson?: boolean; files?: Record<string, Uint8Array<ArrayBuffer>> };

/** Somebody new in Nori's chat on the site of Northwind Outdoor, who is called «Visitor» and a number. People answer there. */
export async function chatVisitor(api: ScreenApi) {
  async function run<Data>(document: string, variables?: Record<string, unknown>, token?: string): Promise<Data> {
    const { body } = await api.run<Data>(document, { variables, token });
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }
  await leaveToPeople(api);
  const session = await run<Session>(
    'mutation { startVisitorSession(clientId: "clnt_northwind", assistantId: "asst_nori") { token } }',
  );
  const { token } = session.startVisitorSession;
  let conversationId: string | null = null;

  return {
    /** Sends a message; the first one begins the conversation. */
    async write(body: string, { wantsPerson, files = {} }: Beside = {}) {
      const uploads = Object.entries(files).map(([name, bytes]) => uploaded(api, { name, bytes, token }));
      const attachmentIds = await Promise.all(uploads);
      const { sendVisitorMessage } = await run<Sent>(
        'mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { conversation { id } } }',
        { input: { body, conversationId, key: randomUUID(), attachmentIds, wantsPerson } },
        token,
      );
      conversationId = sendVisitorMessage.conversation.id;
    },
    /** Deletes all that they have said and sent in. */
    deleteAll: () => run('mutation { deleteVisitorData }', {}, token),
    /** Uploads a file for a form; its id is the answer. */
    attach: (name: string, bytes: Uint8Array<ArrayBuffer>) => uploaded(api, { name, bytes, token }),
    /** Answers a form that a message of the conversation shows, as far as they have come; `send`: sends it in. */
    async answer(messageId: string, answers: Record<string, unknown>, { send = false } = {}) {
      const operation = send ? 'submitForm' : 'saveFormAnswers';
      await run(
        `mutation ($messageId: ID!, $answers: FormAnswers!) { ${operation}(messageId: $messageId, answers: $answers) { id } }`,
        { messageId, answers },
        token,
      );
    },
    /** The texts in the chat, as the visitor sees them. */
    async reads(): Promise<string[]> {
      const { visitorConversations } = await run<Log>(
        '{ visitorConversations { messages { edges { node { body } } } } }',
        {},
        token,
      );
      return visitorConversations.flatMap(({ messages }) => messages.edges.map(({ node }) => node.body));
    },
  };
}

async function leaveToPeople({ db }: ScreenApi): Promise<void> {
  const [version] = await db.version.findMany({
    where: { subjectId: 'asst_nori' },
    orderBy: { number: 'desc' },
    take: 1,
  });
  if (!version) return;
  const config = storedConfig(version.content);
  const content = JSON.stringify({ ...config, gpt: { ...config.gpt, isOn: false } });
  await db.version.update({ where: { id: version.id }, data: { content } });
}

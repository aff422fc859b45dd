import { createClient, type Client, type SubscribePayload } from 'graphql-ws';
import * as v from 'valibot';
import { waitOrWake, type BrowserPage } from '#session/BrowserPage.ts';
import {
  answerStreamedSchema,
  conversationUpdatedSchema,
  messageCreatedSchema,
  messageUpdatedSchema,
  typingChangedSchema,
} from './answers.ts';
import type { LiveStatus, OpenLive } from './LiveConnection.ts';
import {
  ANSWER_STREAMED,
  CONVERSATION_UPDATED,
  MESSAGE_CREATED,
  MESSAGE_UPDATED,
  TYPING_CHANGED,
} from './operations.ts';
import { retryDelay } from './retryDelay.ts';
import { watchdog } from './watchdog.ts';

/**
 * Opens GraphQL subscriptions at `url` (ws or wss). Never gives up: after whatever close it comes back, later and later up
 * to 30 s apart, and at once when the browser comes online or the page into view.
 */
export function liveSocket(url: string, page: BrowserPage): OpenLive {
  return ({ token, onStatus }) => {
    const client = createClient({
      url,
      lazyCloseTimeout: 5_000,
      connectionParams: () => ({ Authorization: `Bearer ${token() ?? ''}` }),
      keepAlive: 10_000,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: (attempt) => waitOrWake(retryDelay(attempt), page),
    });
    watchdog(client);
    reportStatus(client, onStatus);

    return {
      watch: (conversationId, { message, changed, typing, answering, resumed }) => {
        const variables = { conversationId };
        const stops = [
          keepSubscribed(client, page, { query: MESSAGE_CREATED, variables }, resumed, (data) => {
            const parsed = v.safeParse(messageCreatedSchema, data);
            if (parsed.success) message(parsed.output.messageCreated);
          }),
          keepSubscribed(client, page, { query: MESSAGE_UPDATED, variables }, resumed, (data) => {
            const parsed = v.safeParse(messageUpdatedSchema, data);
            if (parsed.success) changed(parsed.output.messageUpdated);
          }),
          keepSubscribed(client, page, { query: TYPING_CHANGED, variables }, resumed, (data) => {
            const parsed = v.safeParse(typingChangedSchema, data);
            if (parsed.success) typing(parsed.output.typingChanged);
          }),
          keepSubscribed(client, page, { query: ANSWER_STREAMED, variables }, resumed, (data) => {
            const parsed = v.safeParse(answerStreamedSchema, data);
            if (parsed.success) answering(parsed.output.answerStreamed);
          }),
        ];
        return () => stops.forEach((stop) => stop());
      },
      watchConversations: ({ conversation, resumed }) =>
        keepSubscribed(client, page, { query: CONVERSATION_UPDATED }, resumed, (data) => {
          const parsed = v.safeParse(conversationUpdatedSchema, data);
          if (parsed.success) conversation(parsed.output.visitorConversationUpdated);
        }),
      close: () => void client.dispose(),
    };
  };
}

function reportStatus(client: Client, onStatus: (status: LiveStatus) => void) {
  let isConnected = false;
  client.on('connected', () => {
    isConnected = true;
    onStatus('live');
  });
  client.on('closed', () => {
    onStatus(isConnected ? 'connecting' : 'lost');
    isConnected = false;
  });
}

/** Subscribes again after an error or an end that the client takes for final: the API restarted, dropped or refused it. */
function keepSubscribed(
  client: Client,
  page: BrowserPage,
  payload: SubscribePayload,
  onResumed: () => void,
  onData: (data: unknown) => void,
) {
  let attempt = 0;
  let isStopped = false;
  let stop = () => {};

  function start() {
    stop = client.subscribe(payload, {
      next: ({ data }) => {
        attempt = 0;
        onData(data);
      },
      error: () => void startAgain(),
      complete: () => void startAgain(),
    });
  }
  async function startAgain() {
    if (isStopped) return;
    await waitOrWake(retryDelay(attempt), page);
    attempt += 1;
    if (isStopped) return;
    start();
    onResumed();
  }

  start();
  return () => {
    isStopped = true;
    stop();
  };
}

import type { Mail } from '@parley/db';
import type { ClockState } from '../clock.http.ts';
import type { Fault } from '../faults.ts';
import type { ConsoleJob } from '../jobs.http.ts';
import type { OpenMail } from '../mails.http.ts';
import type { LoggedRequest } from '../requestLog.ts';
import type { SocketsState } from '../sockets.http.ts';
import type { Snapshot } from '../snapshotStore.ts';
import type { ApiState } from '../state.ts';

export type MailForm = 'html' | 'text';
type DemoLogin = { email: string; name: string; shows: string };
export type ChatLink = { title: string; clientName: string; url: string };

/** Everything the page shows. */
export type ConsoleView = {
  webUrl: string;
  password: string;
  logins: readonly DemoLogin[];
  chats: readonly ChatLink[];
  mails: readonly Mail[];
  openMail: OpenMail | null;
  openForm: MailForm;
  clock: ClockState;
  faults: readonly Fault[];
  operations: readonly string[];
  sockets: SocketsState;
  requests: readonly LoggedRequest[];
  jobs: readonly ConsoleJob[];
  snapshots: readonly Snapshot[];
  state: ApiState;
};

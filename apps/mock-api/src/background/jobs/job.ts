import type { Job } from '@parley/db';
import type { Deps } from '#context.ts';

/** What can be done in the background; each kind has its handler in jobHandlers.ts. */
export type JobKind =
  | 'trainArticle'
  | 'extractDocument'
  | 'crawlSite'
  | 'readWebpage'
  | 'importArticles'
  | 'runEvaluation'
  | 'syncStore'
  | 'fetchProduct'
  | 'sendTicket'
  | 'deliverWebhook'
  | 'mailReport';

/** A job that is being done. */
export type RunningJob = {
  job: Job;
  /** Aborted when the job is cancelled or the API stops. */
  signal: AbortSignal;
  /** Tells how far it is, of 100. */
  progress: (percent: number) => Promise<void>;
};

export type JobHandler = {
  /** Before each further attempt, in milliseconds; after the last of them the job is given up. As usual unless given. */
  backOffMs?: readonly number[];
  /** Does the work. It is called again for the same job after it threw, or after the API was stopped in the middle. */
  run: (deps: Deps, running: RunningJob) => Promise<void>;
  /** Called once when the job is given up: after the last attempt, after a JobRefused, or when it was cancelled by itself (JobCancelled). */
  onFailed?: (deps: Deps, job: Job, error: Error) => Promise<void>;
};

/** What trying again does not mend. `code` is a word of ours, the message is for people. */
export class JobRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'JobRefused';
    this.code = code;
  }
}

/** Somebody ended it before it was done: its subject is told as of any job that is given up. */
export class JobCancelled extends JobRefused {
  constructor() {
    super('Cancelled', 'It was cancelled.');
    this.name = 'JobCancelled';
  }
}

/** It cannot be done just now, and that is nobody's fault: it comes again after so many milliseconds, and this was no attempt. */
export class JobPostponed extends Error {
  readonly delayMs: number;

  constructor(delayMs: number) {
    super('It waits for something else to end.');
    this.name = 'JobPostponed';
    this.delayMs = delayMs;
  }
}

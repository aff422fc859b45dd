import { setTimeout as wait } from 'node:timers/promises';
import { viewerFrom } from '#auth/viewer.ts';
import type { Deps } from '#context.ts';
import type { BeforeOperation, OperationInfo } from '#transport/hooks.ts';
import { type Answered, currentExchange, type Exchange } from './exchanges.ts';
import type { FaultBoard } from './faultBoard.ts';
import type { LoggedRequest, RequestLog } from './requestLog.ts';
import { applyFault } from './applyFault.ts';

type Watching = { deps: Deps; board: FaultBoard; log: RequestLog };

/** Logs every operation, and lets it meet the faults that are switched on. */
export function watchOperations({ deps, board, log }: Watching): BeforeOperation {
  return async (info) => {
    const exchange = currentExchange();
    const {
      wait: delay,
      fault,
      fired,
    } = board.meet({
      operation: info.operationName,
      persisted: info.persisted,
      transport: info.transport,
    });
    const add = log.begin({
      at: deps.clock.now().toISOString(),
      operation: info.operationName,
      kind: info.kind,
      how: howOf(info, exchange),
      status: null,
      errors: [],
      milliseconds: null,
      viewer: null,
      fault: fault?.kind ?? (fired.length > 0 ? 'Latency' : null),
    });
    const began = performance.now();
    exchange?.onEnd((answered) => add({ ...outcomeOf(answered), milliseconds: performance.now() - began }));
    if (exchange) void nameOfViewer(deps, exchange).then((viewer) => add({ viewer }));

    if (delay > 0) await wait(delay);
    if (!exchange) add({ milliseconds: performance.now() - began });
    return fault ? applyFault(fault, exchange) : null;
  };
}

function howOf({ persisted, transport }: OperationInfo, exchange: Exchange | undefined): LoggedRequest['how'] {
  if (transport === 'websocket') return 'socket';
  if (exchange?.method === 'GET') return persisted === 'no' ? 'GET' : 'GET hash';
  return ({ no: 'POST', hash: 'POST hash', hashAndText: 'POST hash and text' } as const)[persisted];
}

function outcomeOf({ status, body }: Answered): Pick<LoggedRequest, 'status' | 'errors'> {
  return { status, errors: codesIn(body) };
}

/** The errors' codes in a GraphQL answer; none for anything else. Messages may quote what the caller sent. */
function codesIn(body: string): string[] {
  try {
    const { errors } = JSON.parse(body);
    if (!Array.isArray(errors)) return [];
    return errors.map((error) => String(error?.extensions?.code ?? 'without a code'));
  } catch {
    return [];
  }
}

async function nameOfViewer(deps: Deps, { authorization }: Exchange): Promise<string | null> {
  const viewer = await viewerFrom(deps, authorization).catch(() => null);
  if (!viewer) return null;
  return viewer.kind === 'staff' ? viewer.user.email : viewer.visitorId;
}

/** How often it is looked whether who started this process is still there. */
const LOOK_MS = 500;

/**
 * Keeps running until Ctrl-C, SIGTERM, the end of one of the processes or of the one that started this (npm hands no signal
 * on); then stops all the others. Servers that are started later are named by `also`.
 */
export function runUntilSignal(children) {
  const servers = [];
  const end = (server) => {
    server.close();
    server.closeAllConnections();
  };
  const parent = process.ppid;
  let isStopping = false;
  const stop = (code) => {
    if (isStopping) return;
    isStopping = true;
    clearInterval(look);
    console.log('\nParley stops.');
    servers.forEach(end);
    for (const child of children) child.kill('SIGTERM');
    process.exitCode = code;
  };
  const look = setInterval(() => process.ppid !== parent && stop(0), LOOK_MS).unref();
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  for (const child of children) child.on('close', (code) => stop(code ?? 0));
  return {
    also(more) {
      servers.push(...more);
      if (isStopping) more.forEach(end);
    },
  };
}

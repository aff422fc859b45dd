/** Keeps running until Ctrl-C, SIGTERM, or the end of one of the processes; then stops all the others. */
export function runUntilSignal(children, servers = []) {
  let isStopping = false;
  const stop = (code) => {
    if (isStopping) return;
    isStopping = true;
    console.log('\nParley stops.');
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    for (const child of children) child.kill('SIGTERM');
    process.exitCode = code;
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  for (const child of children) child.on('close', (code) => stop(code ?? 0));
}

import { run } from '#run.ts';

/*
 * Starts the API as a process of its own. What keeps it from starting is said in one sentence; what breaks it later is
 * logged, and it stops as on a signal rather than go on in a state that nobody knows.
 */

process.on('unhandledRejection', (reason) => console.error('A promise was rejected and nobody listened:', reason));

try {
  const { url, warnings, stop } = await run(process.env);
  console.log(`Parley's API listens on ${url}`);
  for (const warning of warnings) console.warn(warning);
  const exit = async (code: number) => {
    await stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      void exit(0);
    });
  }
  process.once('uncaughtException', (error) => {
    console.error(error);
    void exit(1);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

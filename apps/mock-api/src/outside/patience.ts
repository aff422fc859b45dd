/** As `AbortSignal.timeout`, whose timers stay when all is over: by the thousand they hold what was answered, and abort it late. */
export function patience(milliseconds: number) {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('It took too long.', 'TimeoutError')),
    milliseconds,
  ).unref();
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

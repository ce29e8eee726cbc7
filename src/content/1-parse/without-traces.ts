/**
 * Runs what makes many errors without noting where each was made. The YAML library makes an error of every slip, and the
 * traces cost more than all the rest of reading a text with slips. It can go once the library only lists what it finds.
 */
export function withoutTraces<Result>(run: () => Result): Result {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

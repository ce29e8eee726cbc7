/** An internal error that came up while a content file was worked on; its message begins with the file. */
class FaultInFile extends Error {
  override name = 'FaultInFile';
}

/** Runs what works on one content file. Whatever it throws is an internal error, and is thrown again with the file's name. */
export function inFile<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof FaultInFile) throw error;
    const words = error instanceof Error ? error.message : String(error);
    throw new FaultInFile(`${file}: ${words}`, { cause: error });
  }
}

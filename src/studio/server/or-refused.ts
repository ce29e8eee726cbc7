import { OutsideError } from '#builder/base';

/** What a function returns; where it would leave its folder, why that is refused. */
export function orRefused<Result>(run: () => Result): Result | { refused: string } {
  try {
    return run();
  } catch (error) {
    if (error instanceof OutsideError) return { refused: error.message };
    throw error;
  }
}

/** The longest row of different numbers that rise, with others left out; of several, the one with the greatest at its end. */
export function longestRising(numbers: readonly number[]): number[] {
  // The least number that a row of each length can end with (patience sorting).
  const ends: number[] = [];
  const lengths = numbers.map((number) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = number;
    return low + 1;
  });
  const falling: number[] = [];
  let wanted = ends.length;
  for (let index = numbers.length - 1; index >= 0; index--) {
    const number = numbers[index] ?? 0;
    if (lengths[index] !== wanted || number > (falling.at(-1) ?? Number.POSITIVE_INFINITY)) continue;
    falling.push(number);
    wanted -= 1;
  }
  return falling.reverse();
}

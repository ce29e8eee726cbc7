/** Calls `act` right after the next frame is painted. Returns what prevents it. */
export function afterFrame(act: () => void): () => void {
  // The first callback comes before that frame is painted, the second one after it.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

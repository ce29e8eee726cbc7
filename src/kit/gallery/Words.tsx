/** A sentence of a schema: what stands in backticks is code, everything else is shown as it is written. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

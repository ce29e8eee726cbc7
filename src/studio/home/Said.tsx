/** What is wrong, read aloud when it comes; nothing where nothing is. */
export function Wrong({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p role="alert" className="wrong">
      {message}
    </p>
  );
}

/** What changed, in plain words, page by page. */
export function Sentences({ groups }: { groups: readonly { page: string; sentences: readonly string[] }[] }) {
  return groups.map(({ page, sentences }) => (
    <section key={page}>
      <h3>{page}</h3>
      <ul className="sentences">
        {sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </section>
  ));
}

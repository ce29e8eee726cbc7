import { useFigures } from '../form/widgets/use-figures.ts';

/** What changed, in plain words and with the figures that visitors see, page by page. */
export function Sentences({ groups }: { groups: readonly { page: string; sentences: readonly string[] }[] }) {
  const { filled } = useFigures();
  return groups.map(({ page, sentences }) => (
    <section key={page}>
      <h3>{filled(page)}</h3>
      <ul className="sentences">
        {sentences.map((sentence, index) => (
          <li key={index}>{filled(sentence)}</li>
        ))}
      </ul>
    </section>
  ));
}

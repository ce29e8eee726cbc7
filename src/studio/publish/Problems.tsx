import type { Problem } from '../host/publishing.ts';

/** Mistakes that have to be fixed before visitors, or others, can be shown anything. */
export function Problems({ title, problems }: { title: string; problems: readonly Problem[] }) {
  return (
    <section role="alert">
      <h3>{title}</h3>
      <ul className="sentences">
        {problems.map(({ path, line, where, message, help }) => (
          <li key={`${path} ${line} ${message}`}>
            {where ?? path}: {message} {help}
          </li>
        ))}
      </ul>
    </section>
  );
}

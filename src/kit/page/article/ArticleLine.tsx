import { useSite } from '../../context/context.tsx';
import { formatDate } from '../../context/format-date.ts';
import type { PageArticle } from '../../model/article.ts';
import { LineRoot } from './styles.ts';

/** Below the top of a page that is an article: its day, who wrote it, what it is about. */
export function ArticleLine({ article: { date, author, tags } }: { article: PageArticle }) {
  const { language } = useSite();
  return (
    <LineRoot>
      <p>
        <time dateTime={date}>{formatDate(date, language)}</time>
        {author && <span> · {author}</span>}
      </p>
      {tags.length > 0 && (
        <ul>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </LineRoot>
  );
}

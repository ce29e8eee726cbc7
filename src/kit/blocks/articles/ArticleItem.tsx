import { useSite } from '../../context/context.tsx';
import { formatDate } from '../../context/format-date.ts';
import { type Article, tagsOf } from '../../model/article.ts';
import { LinkedHeading } from '../../ui/LinkedHeading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ArticlePicture } from './styles.ts';

/** One article: where it belongs, when it appeared, what it says. */
export function ArticleItem({ article }: { article: Article }) {
  const { language } = useSite();
  const { title, excerpt, date, readTime, author, featured, picture, link } = article;
  const about = tagsOf(article).join(', ');
  return (
    <article data-featured={featured || undefined}>
      {picture && (
        <ArticlePicture>
          <Picture picture={picture} />
        </ArticlePicture>
      )}
      <p>
        {about && <span className="category">{about} </span>}
        <time dateTime={date}>{formatDate(date, language)}</time>
        {readTime && (
          <>
            {' · '}
            <span>{readTime}</span>
          </>
        )}
        {author && (
          <>
            {' · '}
            <span>{author}</span>
          </>
        )}
      </p>
      <div>
        <LinkedHeading link={link}>{title}</LinkedHeading>
        <p>
          <RichText value={excerpt} />
        </p>
      </div>
    </article>
  );
}

import { useSite } from '../../context/context.tsx';
import { LinkedHeading } from '../../ui/LinkedHeading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import type { Article } from './filter.ts';
import { formatDate } from './format-date.ts';
import { ArticlePicture } from './styles.ts';

/** One article: where it belongs, when it appeared, what it says. */
export function ArticleItem({ article }: { article: Article }) {
  const { language } = useSite();
  const { title, excerpt, date, readTime, category, featured, picture, link } = article;
  return (
    <article data-featured={featured || undefined}>
      {picture && (
        <ArticlePicture>
          <Picture picture={picture} />
        </ArticlePicture>
      )}
      <p>
        <span className="category">{category} </span>
        <time dateTime={date}>{formatDate(date, language)}</time> · <span>{readTime}</span>
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

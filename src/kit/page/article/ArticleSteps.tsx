import { useSite } from '../../context/context.tsx';
import type { ArticleStep, PageArticle } from '../../model/article.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { StepsRoot } from './styles.ts';
import { articleWords } from './words.ts';

/** At the end of an article: the one before it and the one after it. */
export function ArticleSteps({ article: { previous, next } }: { article: PageArticle }) {
  const words = articleWords(useSite());
  if (!previous && !next) return null;
  return (
    <StepsRoot aria-label={words.others}>
      {previous && <Step step={previous} words={words.previous} side="previous" />}
      {next && <Step step={next} words={words.next} side="next" />}
    </StepsRoot>
  );
}

function Step({ step, words, side }: { step: ArticleStep; words: string; side: 'previous' | 'next' }) {
  return (
    <p data-side={side}>
      <SmartLink link={step.link}>
        <span>{words}</span> <b>{step.title}</b>
      </SmartLink>
    </p>
  );
}

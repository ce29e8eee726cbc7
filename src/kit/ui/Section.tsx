import { type ReactNode, useId } from 'react';
import type { Background, RichText as RichTextValue } from '../model/values.ts';
import { Eyebrow } from './Eyebrow.tsx';
import { DeeperHeadings, Heading } from './Heading.tsx';
import { RichText } from './RichText.tsx';
import { SectionRoot } from './Section.styles.ts';

type SectionProps = {
  /** The `type` of the block. */
  block: string;
  id?: string | undefined;
  eyebrow?: string | undefined;
  heading?: string | undefined;
  text?: RichTextValue | undefined;
  background?: Background | undefined;
  /** `stack`: the words above the content; `split`: beside it, if there is room; `statement`: the heading set large. */
  layout?: 'stack' | 'split' | 'statement';
  /** What stands below the words that introduce the section. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A section of a page, named by its heading, with the words that introduce it. */
export function Section({ block, id, eyebrow, heading, text, background, layout, aside, children }: SectionProps) {
  const headingId = useId();
  return (
    <SectionRoot
      id={id}
      data-block={block}
      data-background={background === 'plain' ? undefined : background}
      data-layout={layout}
      aria-labelledby={heading ? headingId : undefined}
    >
      {(eyebrow || heading || text || aside) && (
        <header>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {heading && <Heading id={headingId}>{heading}</Heading>}
          {text && (
            <p className="lead">
              <RichText value={text} />
            </p>
          )}
          {aside}
        </header>
      )}
      <div>{heading ? <DeeperHeadings>{children}</DeeperHeadings> : children}</div>
    </SectionRoot>
  );
}

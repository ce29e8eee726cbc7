import { useId } from 'react';
import { useSite } from '../context/context.tsx';
import type { Link } from '../model/values.ts';
import { Heading } from './Heading.tsx';
import { SmartLink } from './SmartLink.tsx';

/**
 * A heading that leads somewhere where there is a link. That the link opens a new tab is a description of it (WCAG technique G201),
 * so that lists of headings and the outline say the words of the heading alone.
 */
export function LinkedHeading({ link, children }: { link: Link | undefined; children: string }) {
  const { labels } = useSite();
  const id = useId();
  const note = link?.external ? id : undefined;
  return (
    <>
      <Heading>
        {link ? (
          <SmartLink link={link} aria-describedby={note}>
            {children}
          </SmartLink>
        ) : (
          children
        )}
      </Heading>
      {note && (
        <span hidden id={note}>
          {labels.newTab}
        </span>
      )}
    </>
  );
}

import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useFollow, useSite } from '../context/context.tsx';
import type { Link } from '../model/values.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type SmartLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
  link: Link;
  /** `me` where it leads to a profile of whoever runs the site (microformats.org/wiki/rel-me). */
  rel?: 'me';
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * A link of any kind: inside the site without loading again, outside in a new tab (and saying so, unless what it is described by
 * says it), or an address.
 */
export function SmartLink({ link, rel, children, ...attributes }: SmartLinkProps) {
  const { labels } = useSite();
  const follow = useFollow();
  if (link.external) {
    return (
      <a
        {...attributes}
        href={link.href}
        target="_blank"
        rel={rel ? `${rel} noopener noreferrer` : 'noopener noreferrer'}
      >
        {children}
        {attributes['aria-describedby'] === undefined && <VisuallyHidden> {labels.newTab}</VisuallyHidden>}
      </a>
    );
  }
  if (/^[/#]/.test(link.href)) {
    return (
      <a {...attributes} href={link.href} onClick={follow}>
        {children}
      </a>
    );
  }
  return (
    <a {...attributes} href={link.href}>
      {children}
    </a>
  );
}

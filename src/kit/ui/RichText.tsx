import { Fragment } from 'react';
import type { InlineNode, RichText as RichTextValue } from '../model/values.ts';
import { SmartLink } from './SmartLink.tsx';

function renderNode(node: InlineNode, key: number) {
  if (typeof node === 'string') return node;
  if (node.kind === 'break') return <br key={key} />;
  const children = <RichText value={node.children} />;
  if (node.kind === 'link') {
    return (
      <SmartLink key={key} link={node.link}>
        {node.link.href.startsWith('mailto:') ? <Address value={node.children} /> : children}
      </SmartLink>
    );
  }
  return node.kind === 'strong' ? <strong key={key}>{children}</strong> : <em key={key}>{children}</em>;
}

/** What is written on a link to a mailbox: where an address is wider than its column, it breaks behind its sign. */
function Address({ value }: { value: RichTextValue }) {
  const [label] = value;
  if (typeof label !== 'string' || value.length > 1) return <RichText value={value} />;
  return label.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Inline text with its emphasis, links and line breaks, as elements. */
export function RichText({ value }: { value: RichTextValue }) {
  return value.map(renderNode);
}

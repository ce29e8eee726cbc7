import type { InlineNode, RichText as RichTextValue } from '../model/values.ts';
import { SmartLink } from './SmartLink.tsx';

function renderNode(node: InlineNode, key: number) {
  if (typeof node === 'string') return node;
  if (node.kind === 'break') return <br key={key} />;
  const children = <RichText value={node.children} />;
  if (node.kind === 'link') {
    return (
      <SmartLink key={key} link={node.link}>
        {children}
      </SmartLink>
    );
  }
  return node.kind === 'strong' ? <strong key={key}>{children}</strong> : <em key={key}>{children}</em>;
}

/** Inline text with its emphasis, links and line breaks, as elements. */
export function RichText({ value }: { value: RichTextValue }) {
  return value.map(renderNode);
}

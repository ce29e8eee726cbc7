import parse, { attributesToProps, domToReact } from 'html-react-parser';
import Link from 'next/link';
import { readPages } from '../../../content.mjs';

export const dynamicParams = false;

const partsOf = (path) => path.split('/').filter(Boolean);

async function pageOf(params) {
  const { path = [] } = await params;
  return readPages().find((page) => partsOf(page.path).join() === path.join());
}

export function generateStaticParams() {
  return readPages().map(({ path }) => ({ path: partsOf(path) }));
}

export async function generateMetadata({ params }) {
  const { title, description } = await pageOf(params);
  return { title, description };
}

/** Links inside the site are Next's, so that it fetches their pages ahead and shows them without a load. */
const options = {
  replace(node) {
    if (node.name !== 'a' || !node.attribs.href?.startsWith('/')) return undefined;
    const { href, ...attributes } = attributesToProps(node.attribs);
    return (
      <Link href={href} {...attributes}>
        {domToReact(node.children, options)}
      </Link>
    );
  },
};

export default async function Page({ params }) {
  const { html } = await pageOf(params);
  return parse(html, options);
}

import { useSite } from '../../context/context.tsx';
import type { Page } from '../../model/page.ts';
import { wayTo } from '../../model/way-to.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { BreadcrumbRoot } from './Breadcrumb.styles.ts';

/** Above a page, the way to it: its last step is the page itself. The home page has none. */
export function Breadcrumb({ page, label }: { page: Page; label: string }) {
  const steps = wayTo(page, useSite());
  if (steps[0]?.path === page.path) return null;
  return (
    <BreadcrumbRoot aria-label={label}>
      <ol>
        {steps.map(({ name, path }) => (
          <li key={path}>
            {path === page.path ? (
              <span aria-current="page">{name}</span>
            ) : (
              <SmartLink link={{ href: path, external: false }}>{name}</SmartLink>
            )}
          </li>
        ))}
      </ol>
    </BreadcrumbRoot>
  );
}

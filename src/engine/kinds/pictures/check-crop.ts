import { finding } from '../../catalogue/index.ts';
import type { MediaInfo } from '../../links/site-context.ts';
import type { ValueScope } from '../value-scope.ts';

/** Says where a picture has no such part as `crop` names. What isn't written as one has been reported. */
export function checkCrop(
  { crop, file }: Readonly<Record<string, unknown>>,
  { format }: MediaInfo,
  scope: Pick<ValueScope, 'report'>,
): void {
  const [left, top, width, height] = typeof crop === 'string' ? crop.split(' ').map(Number.parseFloat) : [];
  if (left === undefined || top === undefined || width === undefined || height === undefined) return;
  const report = (fitting: string | undefined) =>
    scope.report({ ...finding('picture/crop', { file: String(file), fitting }), snippet: 'crop:' });
  if (format === 'svg') report(undefined);
  else if (left + width > 100 || top + height > 100) {
    // What begins where the picture ends is none of it.
    const [across, down] = [Math.min(left, 99), Math.min(top, 99)];
    const sizes = [Math.min(width, 100 - across), Math.min(height, 100 - down)];
    report([across, down, ...sizes].map((part) => `${part}%`).join(' '));
  }
}

import { styled } from 'styled-components';

/** The ground that the page lies on: neither paper nor night, whichever theme the Studio or the page has. */
export const Pane = styled.main`
  position: relative;
  padding: var(--space-3);
  overflow: hidden;
  background: color-mix(in oklab, var(--color-page), var(--color-text) 16%);
`;

/**
 * Stands over the first lines of the page, and takes no room where there is nothing to say. What it says of the menu stands over the
 * last ones: the menu stays in sight.
 */
export const OldPageLine = styled.div<{ $isBelow: boolean }>`
  position: absolute;
  ${({ $isBelow }) => ($isBelow ? 'inset-block-end' : 'inset-block-start')}: 0;
  inset-inline: 0;
  z-index: 1;

  > div {
    padding: var(--space-2) var(--space-4);
    border-block: 1px solid var(--color-line);
    background: var(--color-page);
    color: var(--color-text);
    font-size: var(--text-xs);
  }
`;

/** A page that is only looked at, in a window. */
export const StillPane = styled.div`
  position: relative;
  block-size: min(50vh, 40rem);
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
`;

type SheetProps = { $room: number; $width: number; $height: number; $scale: number; $isDark: boolean };

/**
 * What changes with each pixel that the pane is dragged is no rule of a sheet. In the middle of its room it begins with a whole pixel,
 * or its edges are broken lines.
 */
export const Sheet = styled.div.attrs<SheetProps>(({ $room, $width, $height, $scale }) => ({
  style: {
    inlineSize: $width,
    blockSize: $height,
    transform: `scale(${$scale})`,
    marginInlineStart: Math.floor(($room - $width * $scale) / 2),
  },
}))`
  position: absolute;
  overflow: hidden;
  border-radius: var(--radius-sm);
  transform-origin: 0 0;
  background: ${({ $isDark }) => ($isDark ? 'var(--color-night)' : 'var(--color-paper)')};

  iframe {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
`;

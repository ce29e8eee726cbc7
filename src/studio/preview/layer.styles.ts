import { fontFamily, layer } from '#kit/theme';

/**
 * `--dot` is a pixel of the screen, however small the page is shown; `--covered` is what the page's header covers. All else follows
 * from the section's frame, so that it is where it belongs at each size. The header stays above: it has words of its own.
 */
export const layerRules = `
:host { --dot: 1px; --sign: calc(28 * var(--dot)); position: absolute; inset: 0 0 auto 0; block-size: 0; z-index: calc(${layer.header} - 1);
  font: 500 calc(12 * var(--dot)) / 1.6 '${fontFamily}', sans-serif; }
div { position: absolute; inset: 0 auto auto 0; pointer-events: none; }
.drop { block-size: calc(3 * var(--dot)) !important; background: #4f7cff; }
.tools [data-grip] { cursor: grab; touch-action: none; }
.tools [data-grip]:active { cursor: grabbing; }
.tools [data-grip] svg { stroke-width: 3; }
.hovered { box-shadow: inset 0 0 0 var(--dot) #7a9cff; }
.selected { box-shadow: inset 0 0 0 calc(2 * var(--dot)) #4f7cff; }
.bar { position: sticky; inset-block-start: var(--covered); z-index: 1; display: flex; justify-content: space-between;
  block-size: var(--sign); margin-block-start: calc(var(--row, -.5) * var(--sign)); }
:host([data-writing]) :is(button, .tools) { display: none; }
:host([data-writing]) .bar { position: relative; inset: 0; }
[data-unsettled] > *, [data-crowded] { visibility: hidden; }
.label { min-inline-size: 0; max-inline-size: calc(50% - var(--sign)); box-sizing: border-box; padding-inline: calc(10 * var(--dot));
  background: #3058d8; color: #fff; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; line-height: calc(28 * var(--dot)); align-self: center;
  border-radius: calc(6 * var(--dot)); }
button { display: grid; place-items: center; inline-size: var(--sign); block-size: var(--sign); padding: 0; border: 0; border-radius: 50%;
  background: #3058d8; color: #fff; cursor: pointer; pointer-events: auto; }
[data-place] { position: absolute; inset: 0 auto auto 50%; translate: -50% calc(var(--row, -.5) * 100%); box-shadow: 0 calc(2 * var(--dot)) calc(8 * var(--dot)) #0005; }
[data-place='below'] { inset-block-start: 100%; }
.tools { position: static; flex: none; display: flex; background: #3058d8; border-radius: calc(6 * var(--dot)); overflow: hidden; pointer-events: auto; }
[hidden] { display: none; }
.tools button { border-radius: 0; }
.tools button:hover { background: #2447b4; }
.tools button:disabled { opacity: .45; cursor: default; }
svg { inline-size: calc(16 * var(--dot)); block-size: calc(16 * var(--dot)); fill: none; stroke: currentColor; stroke-width: 2;
  stroke-linecap: round; stroke-linejoin: round; }
@media (pointer: coarse) { :host { --sign: calc(44 * var(--dot)); } }
@media (forced-colors: active) { .selected { outline: 2px solid Highlight; outline-offset: -2px; } }
@media print { :host { display: none; } }
`;

import { type SignName, signLines } from '../shell/sign-lines.ts';

/** What is done with a section where it stands in the page. */
export type SectionTool = 'up' | 'down' | 'duplicate' | 'remove';

const tools: Readonly<Record<SectionTool, { does: string; sign: SignName }>> = {
  up: { does: 'Move up', sign: 'up' },
  down: { does: 'Move down', sign: 'down' },
  duplicate: { does: 'Duplicate', sign: 'copy' },
  remove: { does: 'Delete', sign: 'trash' },
};

/** The bar of tools of a section, for the mouse; by keyboard the outline does the same. */
export class SectionTools {
  readonly element = document.createElement('div');
  /** By which the section is dragged. */
  readonly grip = document.createElement('button');

  constructor(onUse: (tool: SectionTool) => void) {
    this.element.className = 'tools';
    this.grip.title = 'Drag to move';
    this.grip.tabIndex = -1;
    this.grip.dataset['grip'] = '';
    this.grip.append(drawnSign('grip'));
    this.element.append(
      this.grip,
      ...(Object.keys(tools) as SectionTool[]).map((tool) => {
        const button = document.createElement('button');
        button.title = tools[tool].does;
        button.tabIndex = -1;
        button.dataset['tool'] = tool;
        button.append(drawnSign(tools[tool].sign));
        button.addEventListener('click', (event) => {
          event.stopPropagation();
          onUse(tool);
        });
        return button;
      }),
    );
  }

  /** Shows what can be done with the section; nothing where none is selected. */
  show(possible: readonly SectionTool[]): void {
    this.element.hidden = possible.length === 0;
    this.grip.disabled = !possible.includes('up') && !possible.includes('down');
    for (const button of this.element.querySelectorAll<HTMLButtonElement>('[data-tool]'))
      button.disabled = !possible.some((tool) => tool === button.dataset['tool']);
  }
}

const svg = 'http://www.w3.org/2000/svg';

/** A sign of the Studio, as an element. */
export function drawnSign(name: SignName): SVGElement {
  const sign = document.createElementNS(svg, 'svg');
  sign.setAttribute('viewBox', '0 0 24 24');
  for (const line of signLines[name]) {
    const path = document.createElementNS(svg, 'path');
    path.setAttribute('d', line);
    sign.append(path);
  }
  return sign;
}

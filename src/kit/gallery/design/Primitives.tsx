import type { ReactNode } from 'react';
import type { ButtonData, Figure } from '../../model/types.generated.ts';
import type { RichText as RichTextValue } from '../../model/values.ts';
import { Button, Buttons } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { Figures } from '../../ui/Figure.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Note } from '../../ui/Note.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { Lead } from '../Frame.styles.ts';
import { DesignRoot } from './design.styles.ts';

const variants = [
  'default',
  'hero',
  'outline-hero',
  'outline',
  'outline-on-dark',
  'secondary',
  'ghost',
  'link',
  'destructive',
] as const;
const sizes = ['sm', 'default', 'lg', 'xl', 'icon'] as const;
const nowhere: ButtonData['action'] = { kind: 'link', link: { href: '#buttons', external: false } };
const outside = { href: 'https://example.com/', external: true };

const rich: RichTextValue = [
  'Words with ',
  { kind: 'strong', children: ['weight'] },
  ', words with a ',
  { kind: 'emphasis', children: ['tone'] },
  ' and a ',
  { kind: 'link', link: { href: '#text', external: false }, children: ['link'] },
  '.',
];

const figures: Figure[] = [
  { value: '22 days', label: 'for one approval by fax' },
  { value: '30 seconds', label: 'through the network', text: ['From order to answer.'] },
  { value: '98.5%', label: 'less cost' },
];

function Part({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The small parts that blocks are made of, each at work. */
export function Primitives() {
  return (
    <DesignRoot>
      <Lead>
        <h1>Primitives</h1>
        <p>What blocks are made of. They live in src/kit/ui; a block uses these and the tokens, and nothing else.</p>
      </Lead>
      <Part title="Buttons, by variant" id="buttons">
        <div className="row">
          {variants.map((variant) => (
            <Button key={variant} button={{ label: variant, action: nowhere, variant }} />
          ))}
        </div>
      </Part>
      <Part title="Buttons, by size" id="sizes">
        <div className="row">
          {sizes.map((size) => (
            <Button key={size} button={{ label: size === 'icon' ? '→' : size, action: nowhere, size }} />
          ))}
        </div>
      </Part>
      <Part title="Buttons on a bold ground, and one without an action" id="bold">
        <div className="ground" data-background="bold">
          <Buttons
            buttons={[
              { label: 'Join the movement', action: nowhere, variant: 'hero', size: 'lg' },
              { label: 'See how it works', action: nowhere, variant: 'outline' },
              { label: 'Not yet', action: { kind: 'none' }, variant: 'secondary' },
            ]}
          />
        </div>
      </Part>
      <Part title="Words" id="text">
        <Eyebrow>A few words above a heading</Eyebrow>
        <Heading>A heading of the level that its place asks for</Heading>
        <p>
          <RichText value={rich} /> <SmartLink link={outside}>A link that leads outside</SmartLink> says so.
        </p>
        <Paragraphs value={[['One paragraph of running text.'], ['And the next one.']]} />
        <Note value={['A remark below a table, a chart or a calculator.']} />
      </Part>
      <Part title="Figures" id="figures">
        <Figures figures={figures} />
      </Part>
      <Part title="Cards" id="cards">
        <div className="cards">
          {['One of several', 'things of', 'equal weight'].map((title) => (
            <Card key={title}>
              <Heading>
                <SmartLink link={{ href: '#cards', external: false }}>{title}</SmartLink>
              </Heading>
              <p>A link in its heading makes all of it clickable.</p>
            </Card>
          ))}
        </div>
      </Part>
      <Part title="Logo" id="logo">
        <Logo name="Relaywell" />
      </Part>
    </DesignRoot>
  );
}

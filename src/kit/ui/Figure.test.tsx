import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FigureValue } from './Figure.tsx';

const markup = (value: string) => renderToStaticMarkup(<FigureValue value={value} />);

describe('FigureValue', () => {
  it.each([
    ['22 days', '22<span> days</span>'],
    ['under 100 ms', '<span>under </span>100<span> ms</span>'],
    ['$1.5 trillion', '$1.5<span> trillion</span>'],
    ['99.97%', '99.97%'],
    ['$3.36-$5.75', '$3.36-<wbr/>$5.75'],
    ['30-45 days', '30-<wbr/>45<span> days</span>'],
    ['30–\u206045 days', '30–<wbr/>45<span> days</span>'],
    ['free', 'free'],
  ])('sets the number of %s large and its words small', (value, expected) => expect(markup(value)).toBe(expected));
});

import type { Picture as PictureData, PictureFiles } from '../model/values.ts';
import { PictureRoot } from './Picture.styles.ts';
import { RichText } from './RichText.tsx';

type ShapeProps = { picture: PictureData; files: PictureFiles; shade?: 'dark' | 'light' | undefined };

function Source({
  files: { stem, widths = [] },
  ending,
  sizes,
}: {
  files: PictureFiles;
  ending: string;
  sizes: string;
}) {
  const candidates = widths.map((width) => `${stem}-${width}.${ending} ${width}w`).join(',');
  return <source type={`image/${ending}`} srcSet={candidates} sizes={sizes} />;
}

/** One form of a picture, with its colour behind it for as long as it loads. */
function Shape({ picture: { alt, width, height, sizes, isFirst }, files, shade }: ShapeProps) {
  return (
    <div data-shade={shade}>
      {files.color && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={files.color} />
        </svg>
      )}
      <picture>
        {files.stem && <Source files={files} ending="avif" sizes={sizes} />}
        {files.stem && <Source files={files} ending="webp" sizes={sizes} />}
        <img
          // What isn't shown in a theme is never fetched, which only lazy pictures keep to.
          loading={isFirst && !shade ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding={isFirst ? undefined : 'async'}
          src={files.src}
          alt={alt}
          width={width}
          height={height}
        />
      </picture>
    </div>
  );
}

/** A picture in the formats and sizes that screens ask for, with its words below it, and the one of the theme where it has two. */
export function Picture({ picture }: { picture: PictureData }) {
  const { dark, caption, credit } = picture;
  return (
    <PictureRoot>
      <Shape picture={picture} files={picture} shade={dark && 'light'} />
      {dark && <Shape picture={picture} files={dark} shade="dark" />}
      {(caption || credit) && (
        <figcaption>
          {caption && <RichText value={caption} />}
          {credit && <small>{credit}</small>}
        </figcaption>
      )}
    </PictureRoot>
  );
}

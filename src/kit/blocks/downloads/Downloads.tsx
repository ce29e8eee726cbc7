import type { DownloadsBlock } from '../../model/types.generated.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { FileList } from './styles.ts';

/** Files to download. What kind each is and how large belongs to its link, so that nobody begins by mistake. */
export function Downloads({ items, ...words }: DownloadsBlock) {
  return (
    <Section {...words} block="downloads" layout="split">
      <FileList>
        {items.map(({ name, text, file }) => (
          <li key={name}>
            <a href={file.href} download>
              <span className="name">{name}</span>{' '}
              <small>{[file.kind, file.size].filter((part) => part).join(', ')}</small>
            </a>
            {text && (
              <p>
                <RichText value={text} />
              </p>
            )}
          </li>
        ))}
      </FileList>
    </Section>
  );
}

/**
 * `pagewright/block`: what the blocks and checks of a site's own are made of. Whatever stands here is kept from version to version.
 */
export type { Check, CheckedContent, CheckFinding, OwnBlockRules as BlockRules } from '#engine';
export { useSite } from './context/context.tsx';
export type { DrawingName, IconName, Section as SectionData } from './model/types.generated.ts';
export type {
  Action,
  Background,
  Captions,
  Expression,
  Film,
  Image,
  Link,
  NumberFormat,
  Occasion,
  Paragraph,
  Picture as PictureData,
  PublicFile,
  RichText as RichTextData,
  SocialPicture,
} from './model/values.ts';
export { Button, Buttons } from './ui/Button.tsx';
export { Card, Cards } from './ui/Card.tsx';
export { Drawing } from './ui/Drawing.tsx';
export { FigureValue } from './ui/Figure.tsx';
export { DeeperHeadings, Heading } from './ui/Heading.tsx';
export { Icon } from './ui/Icon.tsx';
export { LinkedHeading } from './ui/LinkedHeading.tsx';
export { Note } from './ui/Note.tsx';
export { Paragraphs } from './ui/Paragraphs.tsx';
export { Picture } from './ui/Picture.tsx';
export { RichItems } from './ui/RichItems.tsx';
export { RichText } from './ui/RichText.tsx';
export { Section } from './ui/Section.tsx';
export { Sections } from './ui/Sections.tsx';
export { SmartLink } from './ui/SmartLink.tsx';
export { SourceLine } from './ui/SourceLine.tsx';
export { VisuallyHidden } from './ui/VisuallyHidden.tsx';

import sharp from 'sharp';

/** What a test's photograph is like. `orientation` is how the camera was held (Exif); `place` writes where it was. */
type Photograph = {
  width: number;
  height: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif';
  orientation?: number;
  place?: boolean;
  alpha?: boolean;
};

/** Words that no file of a site may hold. */
export const secretWords = { maker: 'SecretCameraMaker', place: 'SECRETPLACE' };

/** A picture that is made here: its left half is red, its right half blue, so that it can be told which part is shown. */
export async function photograph({
  width,
  height,
  format = 'jpeg',
  orientation,
  place,
  alpha,
}: Photograph): Promise<Buffer> {
  const half = { width: Math.ceil(width / 2), height, channels: 4 as const, background: '#c03020' };
  const right = { ...half, width: width - half.width, background: alpha ? '#2030c080' : '#2030c0' };
  const picture = sharp({ create: { width, height, channels: 4, background: '#00000000' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
    { input: { create: right }, left: half.width, top: 0 },
  ]);
  const plain = alpha ? picture : picture.flatten().removeAlpha();
  const pixels = await plain.png().toBuffer();
  const written = sharp(pixels).toFormat(format, format === 'avif' ? { effort: 0 } : {});
  const camera = {
    IFD0: { Make: secretWords.maker, ImageDescription: secretWords.place },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
  };
  if (place) written.withExif(camera);
  if (orientation) written.withMetadata({ orientation });
  return written.toBuffer();
}

import { crc32 } from 'node:zlib';

/** A file that begins as a PDF does, of so many bytes. */
export function pdf(size = 2000, filling = 'x'): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, filling)]);
}

/** Files that are taken, by the endings of their names. */
export function takenFiles(): Readonly<Record<string, Buffer>> {
  const office = (part: string) => zip({ '[Content_Types].xml': '<Types/>', [part]: '<document/>' });
  const open = (kind: string) =>
    zip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<office/>' });
  return {
    pdf: pdf(),
    jpg: Buffer.from('\xff\xd8\xff\xe0..JFIF', 'latin1'),
    png: Buffer.from('\x89PNG\r\n\x1a\n....IHDR', 'latin1'),
    gif: Buffer.from('GIF89a......'),
    webp: Buffer.from('RIFF....WEBPVP8 '),
    docx: office('word/document.xml'),
    xlsx: office('xl/workbook.xml'),
    pptx: office('ppt/presentation.xml'),
    odt: open('text'),
    ods: open('spreadsheet'),
    odp: open('presentation'),
  };
}

/** A ZIP file of these texts, none of them compressed (APPNOTE.TXT, 4.3). */
export function zip(texts: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(texts)) {
    const data = Buffer.from(text);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt32LE(crc32(data), 10);
    about.writeUInt32LE(data.length, 14);
    about.writeUInt32LE(data.length, 18);
    about.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), about, place, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const names = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, names, end]);
}

/**
 * Where the browser finds a picture: one of the public folder under its own address, an original of the folder of pictures
 * where the Studio's server sends it.
 */
export function pictureAddress(file: string): string {
  return file.startsWith('/') ? file : `/_studio/media/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** What is said of answers, for sites that say nothing themselves. */
export const sentences = {
  en: {
    fill: 'Please fill this in.',
    choose: 'Please choose one of these.',
    several: 'Please choose at least one of these.',
    date: 'Please enter a day that there is, such as 2027-03-27.',
    tick: 'Please tick this box.',
    email: 'Please enter one complete email address, such as ada@example.org.',
    phone: 'Please enter a telephone number, such as 020 7946 0018.',
    number: 'Please enter a number in digits, such as 12.',
    least: 'Please enter ((limit)) or more.',
    most: 'Please enter ((limit)) or less.',
    earliest: 'Please enter ((limit)) or a later day.',
    latest: 'Please enter ((limit)) or an earlier day.',
    tooLong: 'Please shorten this: ((limit)) characters are the most that can be sent.',
    unread: 'This can’t be read. Please fill it in again.',
    unknown: 'There is no such field.',
    file: 'Please choose a file.',
    fewerFiles: 'Please choose fewer files: ((limit)) at most.',
    fileEmpty: 'This file is empty. Please choose another one.',
    fileTooLarge: 'This file is too large: ((limit)) MB are the most.',
    filesTooLarge: 'The files are too large together: ((limit)) MB are the most.',
    fileType:
      'Please choose a PDF, a picture (JPEG, PNG, GIF, WebP) or an office document (docx, xlsx, pptx, odt, ods, odp) without macros.',
    fileUnsafe: 'This file was refused by the check for harmful files. Please choose another one.',
    fileHint: 'A PDF, a picture or an office document of up to ((limit)) MB.',
    filesHint:
      'Up to ((most)) files: PDFs, pictures or office documents of up to ((limit)) MB each, ((all)) MB in all.',
    filesAgain: 'Please choose the files again: a browser doesn’t keep them.',
  },
  es: {
    fill: 'Rellene este campo, por favor.',
    choose: 'Elija una de estas opciones, por favor.',
    several: 'Elija al menos una de estas opciones, por favor.',
    date: 'Escriba un día que exista, como 2027-03-27.',
    tick: 'Marque esta casilla, por favor.',
    email: 'Escriba una dirección de correo completa, como ada@example.org.',
    phone: 'Escriba un número de teléfono, como 912 345 678.',
    number: 'Escriba un número en cifras, como 12.',
    least: 'Escriba ((limit)) o más.',
    most: 'Escriba ((limit)) o menos.',
    earliest: 'Escriba el ((limit)) o un día posterior.',
    latest: 'Escriba el ((limit)) o un día anterior.',
    tooLong: 'Acorte este texto, por favor: se pueden enviar ((limit)) caracteres como máximo.',
    unread: 'Esto no se puede leer. Rellénelo de nuevo, por favor.',
    unknown: 'No hay ningún campo así.',
    file: 'Elija un archivo, por favor.',
    fewerFiles: 'Elija menos archivos, por favor: ((limit)) como máximo.',
    fileEmpty: 'Este archivo está vacío. Elija otro, por favor.',
    fileTooLarge: 'Este archivo es demasiado grande: ((limit)) MB como máximo.',
    filesTooLarge: 'Los archivos juntos son demasiado grandes: ((limit)) MB como máximo.',
    fileType:
      'Elija un PDF, una imagen (JPEG, PNG, GIF, WebP) o un documento de oficina (docx, xlsx, pptx, odt, ods, odp) sin macros, por favor.',
    fileUnsafe: 'El control de archivos dañinos rechazó este archivo. Elija otro, por favor.',
    fileHint: 'Un PDF, una imagen o un documento de oficina de hasta ((limit)) MB.',
    filesHint:
      'Hasta ((most)) archivos: PDF, imágenes o documentos de oficina de hasta ((limit)) MB cada uno, ((all)) MB en total.',
    filesAgain: 'Elija los archivos de nuevo, por favor: el navegador no los guarda.',
  },
};

/** The name of a sentence about an answer. */
export type WrongName = keyof (typeof sentences)['en'];

/** The sentences that a site says itself. */
export type AnswerWords = Readonly<Partial<Record<WrongName, string>>>;

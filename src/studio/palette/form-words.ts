/** What a form that nobody has written yet says and asks, in the languages that the builder has words in. */
export const formWords = {
  en: {
    title: 'Write to us',
    form: {
      submit: 'Send',
      sending: 'Sending…',
      cancel: 'Cancel',
      send: 'function',
      success: { title: 'Thank you', text: 'Your message has arrived.' },
      failure: {
        title: 'That did not get through',
        text: 'Please try again later.',
        style: 'destructive',
      },
    },
    needed: {
      mailboxes: { general: 'name@example.org' },
      inquiryTypes: { general: { label: 'A question', mailbox: 'general' } },
      fields: {
        name: { label: 'Your name', placeholder: 'First and last name' },
        email: { label: 'Email', placeholder: 'you@example.com' },
        organization: { label: 'Organization', placeholder: 'If you write for one' },
        phone: { label: 'Phone', placeholder: 'If you would rather be called' },
        inquiryType: { label: 'What is it about?' },
        message: { label: 'Message', placeholder: 'What would you like to know?' },
      },
    },
  },
  es: {
    title: 'Escríbanos',
    form: {
      submit: 'Enviar',
      sending: 'Enviando…',
      cancel: 'Cancelar',
      send: 'function',
      success: { title: 'Gracias', text: 'Su mensaje ha llegado.' },
      failure: {
        title: 'No se ha podido enviar',
        text: 'Inténtelo más tarde, por favor.',
        style: 'destructive',
      },
    },
    needed: {
      mailboxes: { general: 'name@example.org' },
      inquiryTypes: { general: { label: 'Una pregunta', mailbox: 'general' } },
      fields: {
        name: { label: 'Su nombre', placeholder: 'Nombre y apellidos' },
        email: { label: 'Correo electrónico', placeholder: 'usted@example.com' },
        organization: { label: 'Organización', placeholder: 'Si escribe en nombre de una' },
        phone: { label: 'Teléfono', placeholder: 'Si prefiere que le llamemos' },
        inquiryType: { label: '¿De qué se trata?' },
        message: { label: 'Mensaje', placeholder: '¿Qué le gustaría saber?' },
      },
    },
  },
};

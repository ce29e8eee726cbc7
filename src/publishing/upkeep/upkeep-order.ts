/** What is to be done at night for a content folder: its links to elsewhere are asked, or it is listed what is to be looked at again. */
export type UpkeepOrder = { pages: string; what: 'links' | 'due'; hasOwnCode: boolean };

/** What is to be looked at again, each as a line of a mail. */
export type UpkeepReport = { due: readonly string[] };

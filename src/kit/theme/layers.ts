/**
 * What lies above what, and the shadow of what is raised. Few places need these, so they have the value itself: no page
 * declares it. A file of its own: the scripts of the first visit take names from the tokens, and would be two files for these.
 */
export const layer = { header: '10', skip: '20', dialog: '30', toast: '40' };
export const shadow = { raised: '0 1.5rem 4rem #0006' };

import { OwnForm } from '../contact/own/OwnForm.tsx';
import { takeOwnForm } from '../contact/own/OwnFormLater.tsx';

/** Has forms that ask questions of their own rendered with their pages: where these are made, all code is there at once. */
export function takeOwnForms(): void {
  takeOwnForm(OwnForm);
}

/* Generated from pages/_site.yaml by `npm run generate`; change that file instead. */
import type { ContactConfig } from './config.ts';

export const config: ContactConfig = {
  "url": "https://relaywell.example",
  "organization": "Relaywell Commons",
  "contactPage": "/contact",
  "labels": {
    "name": "Full Name",
    "email": "Email",
    "organization": "Organization",
    "phone": "Phone",
    "message": "Message"
  },
  "mailboxes": {
    "general": "hello@relaywell.example",
    "pilot": "pilots@relaywell.example",
    "state": "states@relaywell.example",
    "media": "press@relaywell.example"
  },
  "inquiryTypes": {
    "pilot": {
      "label": "Join Pilot Program",
      "mailbox": "pilot"
    },
    "state": {
      "label": "Bring to Your State",
      "mailbox": "state"
    },
    "media": {
      "label": "Media Inquiries",
      "mailbox": "media"
    },
    "general": {
      "label": "General Inquiries",
      "mailbox": "general"
    }
  }
};
